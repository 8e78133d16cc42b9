import type { CommerceCall } from './commerce-call.ts'
import { CommerceError } from './commerce-error.ts'
import type { CommerceDeps } from './commerce-deps.ts'
import type { SessionStore } from './session-store.ts'
import type { Transport } from './transport.ts'

/** The one session all callers share. */
export interface Sessions {
  /** The stored id, or that of the session being made; callers go on in the order they came (API-09, API-21). */
  readonly ensure: () => Promise<string>
  /** Makes a new one, whatever is stored; calls at the same time share it. */
  readonly renew: () => Promise<string>
}

interface Deps extends Pick<CommerceDeps, 'site' | 'language' | 'auth' | 'clock'> {
  readonly transport: Transport
  readonly store: SessionStore
}

/** Pauses before the second and the third attempt, ms. */
const PAUSES_MS = [200, 400] as const

export const createSessions = (deps: Deps): Sessions => {
  let creating: Promise<string> | undefined
  const renew = (): Promise<string> => {
    creating ??= createSession(deps).finally(() => {
      creating = undefined
    })
    return creating
  }
  return { renew, ensure: async () => (creating === undefined ? deps.store.read()?.id : undefined) ?? renew() }
}

/** Three tries (API-17). An account session names the guest session it continues, so that the carts are merged (EXTRA-02). */
const createSession = async (deps: Deps): Promise<string> => {
  const kind = deps.auth?.accessToken() === undefined ? 'guest' : 'account'
  const before = deps.store.read()
  for (const pause of [...PAUSES_MS, undefined]) {
    const answer = await deps.transport(sessionCall(deps, kind), kind === 'account' ? before?.id : undefined).catch(toNothing)
    const id = answer !== undefined && answer.status < 400 ? answer.headers.get('shoppingsessionid') : null
    if (id !== null) {
      deps.store.write({ id, kind, createdAt: deps.clock.now() })
      return id
    }
    if (pause !== undefined) await new Promise((resume) => setTimeout(resume, pause))
  }
  throw new CommerceError(0, { code: 'NO_SESSION', message: 'Failed to authenticate after 3 attempts' })
}

const sessionCall = ({ language, site }: Deps, kind: 'guest' | 'account'): CommerceCall => ({
  method: 'POST',
  path: kind === 'guest' ? '/api/basic-session' : '/api/account-session',
  body: { language, sitePublicId: site.siteTag },
})

/** A try without an answer counts like one that was refused. */
const toNothing = (): undefined => undefined

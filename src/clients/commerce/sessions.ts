import { createStoredValue } from '../../lib/stored-value.ts'
import { CommerceError, type CommerceCall, type CommerceDeps } from './commerce-client.ts'
import type { Transport } from './transport.ts'
import { defined } from '../../lib/defined.ts'

/** The one session all callers share. */
export interface Sessions {
  /** The stored id, or that of the session being made; callers go on in the order they came (API-09, API-21). */
  readonly ensure: () => Promise<string>
  /** Makes a new one, whatever is stored; calls at the same time share it. */
  readonly renew: () => Promise<string>
}

interface SessionsDeps extends Pick<CommerceDeps, 'site' | 'language' | 'auth' | 'clock' | 'report'> {
  readonly transport: Transport
  readonly store: SessionStore
}

/** Pauses before the second and the third attempt, ms. */
const PAUSES_MS = [200, 400] as const

export const createSessions = (deps: SessionsDeps): Sessions => {
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
const createSession = async (deps: SessionsDeps): Promise<string> => {
  const kind = deps.auth?.accessToken() === undefined ? 'guest' : 'account'
  const before = deps.store.read()
  let failure: { readonly incident?: string } | null | undefined
  for (const pause of [...PAUSES_MS, undefined]) {
    const answer = await deps.transport(sessionCall(deps, kind), kind === 'account' ? before?.id : undefined).catch(toNothing)
    const id = answer !== undefined && answer.status < 400 ? answer.headers.get('shoppingsessionid') : null
    if (id !== null) {
      // The bag of an account waits in the account.
      const lost = kind === 'guest' && before?.kind === 'guest' ? before.bag : undefined
      const bag = lost === undefined ? undefined : await rebuilt(deps, id, { bag: lost, vouchers: before?.vouchers ?? [] })
      deps.store.write({ id, kind, createdAt: deps.clock.now(), ...(bag === undefined ? {} : { bag, isRebuilt: true }) })
      return id
    }
    // The API's own error, or whatever a proxy has said.
    failure = answer?.body as typeof failure
    if (pause !== undefined) await new Promise((resume) => setTimeout(resume, pause))
  }
  const { incident } = failure ?? {}
  throw new CommerceError(0, {
    code: 'NO_SESSION',
    message: 'Failed to authenticate after 3 attempts',
    ...defined({ incident }),
  })
}

/** A guest's bag goes with the session: what was in the one before is put in the new one, before anybody else uses it. */
const rebuilt = async (
  { transport, report }: SessionsDeps,
  sessionId: string,
  lost: { readonly bag: string; readonly vouchers: readonly string[] },
): Promise<string | undefined> => {
  try {
    const { rebuildBag } = await import('./rebuild-bag.ts')
    return await rebuildBag({ transport, report, sessionId, ...lost })
  } catch (cause) {
    report({ code: 'bagNotRebuilt', message: 'The bag of a session that has ended is lost', details: { cause: String(cause) } })
    return undefined
  }
}

const sessionCall = ({ language, site }: SessionsDeps, kind: 'guest' | 'account'): CommerceCall => ({
  method: 'POST',
  path: kind === 'guest' ? '/api/basic-session' : '/api/account-session',
  body: { language, sitePublicId: site.siteTag },
})

/** A try without an answer counts like one that was refused. */
const toNothing = (): undefined => undefined

/** A shopping session as stored on this device (API-22). */
interface ShoppingSession {
  readonly id: string
  readonly kind: 'guest' | 'account'
  /** Epoch ms. */
  readonly createdAt: number
  /** Public id of the bag, while there is something in it. */
  readonly bag?: string
  /** Codes of its vouchers, while there are any. */
  readonly vouchers?: readonly string[]
  /** The bag was put together anew, and nobody has been told. */
  readonly isRebuilt?: boolean
}

export interface SessionStore {
  readonly read: () => ShoppingSession | undefined
  readonly write: (session: ShoppingSession | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

type StoreDeps = Pick<CommerceDeps, 'storage' | 'events' | 'report' | 'cookies'> & { readonly site: Pick<CommerceDeps['site'], 'siteTag'> }

/**
 * Session per site tag, so that the carts of two countries do not mix. Other tabs' changes arrive by themselves. Where none is stored, that
 * of the cookie counts, which a guest has (server/commerce/sessions/session-cookie.ts); it goes with the stored one.
 */
export const createSessionStore = ({ site, storage, events, report, cookies }: StoreDeps): SessionStore => {
  const stored = createStoredValue({ key: `shoppingSession.${site.siteTag}`, storage, events, report, read: readSession })
  const name = `shoppingSession_${site.siteTag}=`
  const begun = (): ShoppingSession | undefined =>
    readSession({
      id: cookies?.cookie
        .split('; ')
        .find((pair) => pair.startsWith(name))
        ?.slice(name.length),
    })
  return {
    read: () => stored.get() ?? begun(),
    write: (session) => {
      if (session === undefined && cookies !== undefined) cookies.cookie = `${name}; Path=/; Max-Age=0`
      stored.set(session)
    },
    subscribe: stored.subscribe,
  }
}

const SESSION_ID = /^[A-Za-z0-9-]{16,64}$/

const readSession = (value: unknown): ShoppingSession | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, kind, createdAt, bag, vouchers, isRebuilt }: Partial<Record<keyof ShoppingSession, unknown>> = value
  if (typeof id !== 'string' || !SESSION_ID.test(id)) return undefined
  return {
    id,
    kind: kind === 'account' ? 'account' : 'guest',
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
    ...(typeof bag === 'string' && { bag }),
    ...(Array.isArray(vouchers) && vouchers.every((code) => typeof code === 'string') && { vouchers }),
    ...(isRebuilt === true && { isRebuilt }),
  }
}

/** What happens when a session turns out to be over (API-11, API-12, TRICKY-14). */
interface Recovery {
  /** Fresh tokens where signed in, then a new session; one run for all callers. `used` is the id that was refused. */
  readonly recover: (used: string) => Promise<string>
  /** Signs out on this device and gives the error to throw. */
  readonly giveUp: (cause?: unknown) => CommerceError
}

interface RecoveryDeps extends Pick<CommerceDeps, 'auth' | 'report'> {
  readonly sessions: Sessions
  readonly store: SessionStore
}

export const createRecovery = ({ auth, report, sessions, store }: RecoveryDeps): Recovery => {
  let running: Promise<string> | undefined
  const giveUp = (cause?: unknown): CommerceError => {
    auth?.signOut()
    report({ code: 'sessionFailed', message: FAILED, details: { cause: String(cause) } })
    return new CommerceError(401, { code: 'SESSION_FAILED', message: FAILED }, { cause })
  }
  const run = async (): Promise<string> => {
    try {
      if (auth?.accessToken() !== undefined) await auth.refresh()
      return await sessions.renew()
    } catch (cause) {
      throw giveUp(cause)
    }
  }
  const recover = async (used: string): Promise<string> => {
    const current = store.read()?.id
    // Another caller has recovered while this answer was on its way.
    if (running === undefined && current !== undefined && current !== used) return current
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
  return { recover, giveUp }
}

const FAILED = 'User Session Failed To Validate'

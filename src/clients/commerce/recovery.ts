import type { CommerceDeps } from './commerce-deps.ts'
import { CommerceError } from './commerce-error.ts'
import type { SessionStore } from './session-store.ts'
import type { Sessions } from './sessions.ts'

/** What happens when a session turns out to be over (API-11, API-12, TRICKY-14). */
export interface Recovery {
  /** Fresh tokens where signed in, then a new session; one run for all callers. `used` is the id that was refused. */
  readonly recover: (used: string) => Promise<string>
  /** Signs out on this device and gives the error to throw. */
  readonly giveUp: (cause?: unknown) => CommerceError
}

interface Deps extends Pick<CommerceDeps, 'auth' | 'report'> {
  readonly sessions: Sessions
  readonly store: SessionStore
}

export const createRecovery = ({ auth, report, sessions, store }: Deps): Recovery => {
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

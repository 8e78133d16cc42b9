import { mergeCarts } from '../cart/merge-carts.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { SiteScope } from '../http/request-scope.ts'
import type { Identity } from './identity.ts'
import { readSession } from './read-session.ts'
import { startSession } from './start-session.ts'

interface SignIn extends SiteScope {
  readonly identity: Identity
  /** The session that the user shopped in before signing in. */
  readonly guestSessionId: string | undefined
}

/** A session of a signed-in user. What lay in the guest's cart comes along (EXTRA-02, TRICKY-17). */
export const signInSession =
  ({ runtime }: Pick<CommerceDeps, 'runtime'>) =>
  async ({ guestSessionId, ...start }: SignIn): Promise<{ readonly sessionId: string }> => {
    const guest = await readSession(runtime)(guestSessionId)
    return runtime.database.transaction(async (transaction) => {
      const { sessionId, session } = await startSession(runtime)({ ...start, database: transaction })
      if (guest?.kind === 'guest') await mergeCarts({ runtime, transaction, from: guest.ownerKey, into: session.ownerKey, scope: start })
      return { sessionId }
    })
  }

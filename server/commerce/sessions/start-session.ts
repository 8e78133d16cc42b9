import { shoppingSessions } from '../../database/schema/commerce.ts'
import { lockUntilCommit } from '../../database/lock-until-commit.ts'
import type { Database } from '../../database/database.ts'
import type { Runtime } from '../../runtime.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { unauthorized } from '../http/problems.ts'
import { isClosed } from '../people/closed-accounts.ts'
import type { Identity } from './identity.ts'
import { hashSessionId, readSession, type Session } from './session.ts'

/** 62^32: well above the 128 bits a session id needs to be unguessable (API-22). */
const SESSION_ID_LENGTH = 32

interface StartInput extends SiteScope {
  /** Set for a signed-in user, whose cart is the same on every device. */
  readonly identity?: Identity
  readonly database?: Database
}

type Deps = Pick<Runtime, 'database' | 'clock' | 'ids' | 'config'>

/** Makes a session. The id is answered once and stored only as a hash. */
export const startSession = async (
  { database, clock, ids, config }: Deps,
  { site, language, identity, database: transaction = database }: StartInput,
): Promise<{ readonly sessionId: string; readonly session: Session }> => {
  const sessionId = ids.token(SESSION_ID_LENGTH)
  const idHash = hashSessionId(sessionId) ?? ''
  const now = clock.now()
  const session: Session = {
    idHash,
    kind: identity === undefined ? 'guest' : 'account',
    siteTag: site.siteTag,
    language,
    ownerKey: identity === undefined ? `session:${idHash}` : `account:${identity.sub}`,
    accountId: identity?.sub ?? null,
    email: identity?.email.toLowerCase() ?? null,
    createdAt: now,
    expiresAt: now + config.SESSION_TTL_SECONDS * 1000,
  }
  await transaction.insert(shoppingSessions).values(session)
  return { sessionId, session }
}

interface SignInInput extends SiteScope {
  readonly identity: Identity
  /** The session that the user shopped in before signing in. */
  readonly guestSessionId: string | undefined
}

/** A session of a signed-in user. The guest's cart is merged into the account's (EXTRA-02, TRICKY-17). */
export const signInSession = async (
  { runtime }: Pick<CommerceDeps, 'runtime'>,
  { guestSessionId, ...start }: SignInInput,
): Promise<{ readonly sessionId: string }> => {
  const guest = await readSession(runtime, guestSessionId)
  return runtime.database.transaction(async (transaction) => {
    // An account that is being closed at this moment gets no session that outlives it.
    await lockUntilCommit(transaction, start.identity.sub)
    if (await isClosed(transaction, start.identity.sub)) throw unauthorized()
    const { sessionId, session } = await startSession(runtime, { ...start, database: transaction })
    if (guest?.kind === 'guest') await mergeCarts({ runtime, transaction, from: guest.ownerKey, into: session.ownerKey, scope: start })
    return { sessionId }
  })
}

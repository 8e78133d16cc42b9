import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { identityCodes } from '../../../server/database/schema/identity.ts'
import { errors } from '../errors.ts'
import { limitTries } from '../limit-tries.ts'
import type { CognitoDeps } from '../deps.ts'
import { isCodeHash } from './code-hash.ts'
import type { CodePurpose } from './code-message.ts'

interface Redemption {
  readonly username: string
  /** Undefined for a user who is not there: the answer is that of a wrong code. */
  readonly sub: string | undefined
  readonly purpose: CodePurpose
  readonly code: string
  /** What the code allows; in the transaction that uses the code up, so that it is used once. */
  readonly then: (transaction: Database, destination: string | undefined) => Promise<void>
}

const MAX_TRIES = 10
const HOUR_MS = 3_600_000

/** Does what a code allows. Throws for a wrong or late one, and after ten tries in an hour. */
export const redeemCode = async (deps: CognitoDeps, { username, sub, purpose, code, then }: Redemption): Promise<void> => {
  await limitTries(deps, { what: `code:${purpose}`, username, max: MAX_TRIES, windowMs: HOUR_MS })
  const magic = deps.config.isProduction ? undefined : MAGIC[code]
  if (magic === 'mismatch') throw errors.codeMismatch()
  if (magic === 'expired') throw errors.codeExpired()
  await deps.database.transaction(async (transaction) => {
    if (sub === undefined) throw errors.codeMismatch()
    // Taking the row away locks it: the same code at the same time finds none.
    const [sent] = await transaction
      .delete(identityCodes)
      .where(and(eq(identityCodes.sub, sub), eq(identityCodes.purpose, purpose)))
      .returning()
    if (magic !== 'right') checkCode(deps, sent, code)
    await then(transaction, sent?.destination ?? undefined)
  })
}

/** Codes that mean something outside production (contracts 8). */
const MAGIC: Readonly<Record<string, 'right' | 'mismatch' | 'expired'>> = { '123456': 'right', '000000': 'mismatch', '999999': 'expired' }

/** A refusal rolls the transaction back, so that a mistyped code can be tried again. */
const checkCode = ({ config, clock }: CognitoDeps, sent: typeof identityCodes.$inferSelect | undefined, code: string): void => {
  if (sent === undefined || !isCodeHash(config.SESSION_SECRET, code, sent.codeHash)) throw errors.codeMismatch()
  if (sent.expiresAt <= clock.now()) throw errors.codeExpired()
}

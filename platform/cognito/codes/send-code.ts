import { randomInt } from 'node:crypto'
import type { Database } from '../../../server/database/database.ts'
import { identityCodes } from '../../../server/database/schema/identity.ts'
import type { CognitoDeps } from '../deps.ts'
import type { User } from '../users/find-user.ts'
import { codeHash } from './code-hash.ts'
import { codeMessage, type CodePurpose } from './code-message.ts'

interface Sending {
  readonly user: Pick<User, 'sub' | 'username' | 'attributes'>
  readonly purpose: CodePurpose
  /** What the client said of itself: `language` and `siteTag`. */
  readonly metadata: Readonly<Record<string, string>>
  /** Where it goes, where it proves another address than the user's. */
  readonly destination?: string
  readonly transaction?: Database
}

const HOUR_MS = 3_600_000
const LIFETIME_MS = { signUp: 24 * HOUR_MS, password: HOUR_MS, attribute: 24 * HOUR_MS } as const
const CODE_DIGITS = 6

/** Sends a new code; the one before is worth nothing from then on. */
export const sendCode = async (deps: CognitoDeps, { user, purpose, metadata, destination, transaction }: Sending): Promise<void> => {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const row = {
    destination: destination ?? null,
    codeHash: codeHash(deps.config.SESSION_SECRET, code),
    expiresAt: deps.clock.now() + (purpose === 'signUp' || purpose === 'password' ? LIFETIME_MS[purpose] : LIFETIME_MS.attribute),
  }
  const write = async (within: Database): Promise<void> => {
    await within
      .insert(identityCodes)
      .values({ sub: user.sub, purpose, ...row })
      .onConflictDoUpdate({ target: [identityCodes.sub, identityCodes.purpose], set: row })
    await deps.mailbox.send(codeMessage(deps, { user, purpose, metadata, code, destination }), within)
  }
  await (transaction === undefined ? deps.database.transaction(write) : write(transaction))
}

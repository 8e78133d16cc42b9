import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { CheckoutResponse } from '../../../schemas/api/checkout.ts'
import type { ApiError } from '../../../schemas/api/error.ts'
import type { Database } from '../../database/database.ts'
import { checkoutSubmits } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { LEASE_MS } from './attempt.ts'

/** One submit of a session, identified by its idempotency key. */
export interface SubmitKey {
  readonly sessionHash: string
  readonly idempotencyKey: string
}

/** An answer with its status; any other than 200 has the body of a refusal. */
export interface StatusAnswer<Body> {
  readonly status: number
  readonly answer: Body | ApiError
}
export type SubmitAnswer = StatusAnswer<CheckoutResponse>

/** `mine`: this request processes it, continuing with its attempt where it has one. `running`: another request processes it. */
export type Claim =
  | { readonly kind: 'mine'; readonly utr: string | undefined }
  | ({ readonly kind: 'done' } & SubmitAnswer)
  | { readonly kind: 'running' }

type Deps = Pick<Runtime, 'database' | 'clock'>

/** Claims a submit for this request. 409 where the key was used for other content (CHECKOUT-22). */
export const claimSubmit = ({ database, clock }: Deps, key: SubmitKey, content: unknown): Promise<Claim> =>
  database.transaction(async (transaction): Promise<Claim> => {
    const now = clock.now()
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
    const made = await transaction
      .insert(checkoutSubmits)
      .values({ ...key, fingerprint, leaseUntil: now + LEASE_MS, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: checkoutSubmits.idempotencyKey })
    if (made.length > 0) return { kind: 'mine', utr: undefined }
    const [submit] = await transaction.select().from(checkoutSubmits).where(isSubmit(key)).for('update')
    if (submit === undefined) return { kind: 'running' }
    if (submit.fingerprint !== fingerprint) throw keyReused()
    if (submit.status !== null && submit.answer !== null) return { kind: 'done', status: submit.status, answer: submit.answer }
    if (submit.leaseUntil > now) return { kind: 'running' }
    await transaction
      .update(checkoutSubmits)
      .set({ leaseUntil: now + LEASE_MS })
      .where(isSubmit(key))
    return { kind: 'mine', utr: submit.utr ?? undefined }
  })

/** Links an attempt to its submit, in the transaction that writes the attempt. */
export const linkAttempt = async (transaction: Database, key: SubmitKey, utr: string): Promise<void> => {
  await transaction.update(checkoutSubmits).set({ utr }).where(isSubmit(key))
}

/** Stores the final answer, which every later submit with the same key gets. */
export const finishSubmit = async ({ database }: Deps, key: SubmitKey, { status, answer }: SubmitAnswer): Promise<void> => {
  await database.update(checkoutSubmits).set({ status, answer, leaseUntil: 0 }).where(isSubmit(key))
}

/** Releases the submit for a retry; one without an attempt is deleted. */
export const releaseSubmit = async ({ database }: Deps, key: SubmitKey): Promise<void> => {
  await database.delete(checkoutSubmits).where(and(isSubmit(key), isNull(checkoutSubmits.utr)))
  await database.update(checkoutSubmits).set({ leaseUntil: 0 }).where(isSubmit(key))
}

const isSubmit = ({ sessionHash, idempotencyKey }: SubmitKey) =>
  and(eq(checkoutSubmits.sessionHash, sessionHash), eq(checkoutSubmits.idempotencyKey, idempotencyKey))

const keyReused = (): ApiProblem =>
  new ApiProblem(409, 'IDEMPOTENCY_KEY_REUSED', { message: 'This idempotency key was used for another submit.' })

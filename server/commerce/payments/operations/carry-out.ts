import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { paymentOperations } from '../../../database/schema/after-order.ts'
import type { CommerceDeps } from '../../commerce-deps.ts'
import type { ModificationRequest, ModificationResult, PaymentGateway } from '../payment-gateway.ts'
import { LEASE_MS } from './begin-operation.ts'
import type { Operation } from './books.ts'
import { settleOperation } from './settle-operation.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** The provider forgets idempotency keys after a week: a request is repeated for as long as a repetition is surely the same one. */
const REPEATED_FOR_MS = 3 * 24 * 3_600_000
const BATCH = 50

/** Asks the provider for what was begun. No answer, or an error of the provider's, leaves it due: `carryOutDue` repeats it. */
export const carryOut = async (deps: Deps, id: string): Promise<void> => {
  const [operation] = await deps.runtime.database.select().from(paymentOperations).where(eq(paymentOperations.id, id))
  if (operation?.state === 'due') await request(deps, operation)
}

/** Repeats what was begun and never answered, under the same idempotency key. Run every minute, by any number of processes at once. Answers how many it has asked for itself. */
export const carryOutDue = async (deps: Deps, { isAlone = false }: { readonly isAlone?: boolean } = {}): Promise<number> => {
  const { database, clock } = deps.runtime
  const now = clock.now()
  const isDue = and(eq(paymentOperations.state, 'due'), gt(paymentOperations.createdAt, now - REPEATED_FOR_MS))
  const due = await database
    .select()
    .from(paymentOperations)
    .where(isAlone ? isDue : and(isDue, lte(paymentOperations.nextTryAt, now)))
    .orderBy(asc(paymentOperations.createdAt))
    .limit(BATCH)
  let asked = 0
  for (const operation of due) {
    const [held] = await database
      .update(paymentOperations)
      .set({ nextTryAt: now + LEASE_MS })
      .where(
        and(
          eq(paymentOperations.id, operation.id),
          eq(paymentOperations.state, 'due'),
          eq(paymentOperations.nextTryAt, operation.nextTryAt),
        ),
      )
      .returning()
    if (held === undefined) continue
    await request(deps, held)
    asked += 1
  }
  return asked
}

const request = async (deps: Deps, operation: Operation): Promise<void> => {
  const result = await ask(deps.payments, operation)
  switch (result.kind) {
    case 'received':
      // What the provider has reported meanwhile is newer.
      await deps.runtime.database
        .update(paymentOperations)
        .set({ state: 'sent', pspReference: result.pspReference })
        .where(and(eq(paymentOperations.id, operation.id), eq(paymentOperations.state, 'due')))
      return
    case 'refused':
      await settleOperation(deps.runtime, operation, { kind: 'failed', reason: result.reason })
      return
    case 'failed':
      reportUntaken(deps, operation, result)
  }
}

/** No answer is one that decides nothing, with what was thrown. */
const ask = async (payments: PaymentGateway, operation: Operation): Promise<ModificationResult | Untaken> => {
  const { id, kind, paymentReference, currency, value } = operation
  try {
    return await CALLS[kind](payments)({ id, paymentReference, amount: { currency, value } })
  } catch (cause) {
    return { kind: 'failed', cause }
  }
}

interface Untaken {
  readonly kind: 'failed'
  readonly status?: number
  readonly cause?: unknown
}

const reportUntaken = ({ runtime }: Deps, { id, kind }: Operation, { status, cause }: Untaken): void => {
  const message = 'The payment provider has not taken a request; it is repeated.'
  const tags = { operation: kind, ...(status === undefined ? {} : { status: String(status) }) }
  const incident = runtime.reportFailure({ code: 'paymentUnanswered', severity: 2, message, cause, tags })
  runtime.log.error({ err: cause, operation: id, kind, status, incident }, message)
}

const CALLS: Readonly<
  Record<Operation['kind'], (payments: PaymentGateway) => (asked: ModificationRequest) => Promise<ModificationResult>>
> = {
  capture: (payments) => payments.capture,
  refund: (payments) => payments.refund,
  reversal: (payments) => payments.reverse,
}

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
export const carryOut =
  (deps: Deps) =>
  async (id: string): Promise<void> => {
    const [operation] = await deps.runtime.database.select().from(paymentOperations).where(eq(paymentOperations.id, id))
    if (operation?.state === 'due') await request(deps, operation)
  }

/** Repeats what was begun and never answered, under the same idempotency key. Run every minute, by any number of processes at once. Answers how many it has asked for itself. */
export const carryOutDue =
  (deps: Deps) =>
  async ({ isAlone = false }: { readonly isAlone?: boolean } = {}): Promise<number> => {
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
  const result = await ask(deps, operation)
  switch (result.kind) {
    case 'received':
      // What the provider has reported meanwhile is newer.
      await deps.runtime.database
        .update(paymentOperations)
        .set({ state: 'sent', pspReference: result.pspReference })
        .where(and(eq(paymentOperations.id, operation.id), eq(paymentOperations.state, 'due')))
      return
    case 'refused':
      await settleOperation(deps.runtime)(operation, { kind: 'failed', reason: result.reason })
      return
    case 'failed':
      deps.runtime.log.error(
        { operation: operation.id, kind: operation.kind, status: result.status },
        'The payment provider has not taken a request; it is repeated.',
      )
  }
}

const ask = async ({ runtime, payments }: Deps, operation: Operation): Promise<ModificationResult> => {
  const { id, kind, paymentReference, currency, value } = operation
  try {
    return await CALLS[kind](payments)({ id, paymentReference, amount: { currency, value } })
  } catch (cause) {
    const message = 'The payment provider gave no answer.'
    const incident = runtime.reportFailure({ code: 'paymentUnanswered', severity: 2, message, cause, tags: { operation: kind } })
    runtime.log.error({ err: cause, operation: id, incident }, message)
    return { kind: 'failed', status: 503 }
  }
}

const CALLS: Readonly<
  Record<Operation['kind'], (payments: PaymentGateway) => (asked: ModificationRequest) => Promise<ModificationResult>>
> = {
  capture: (payments) => payments.capture,
  refund: (payments) => payments.refund,
  reversal: (payments) => payments.reverse,
}

import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../../database/schema/commerce.ts'
import { loadOpenCart } from '../cart/load-cart.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { serverError } from '../http/problems.ts'
import type { SessionScope } from '../http/request-scope.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { askStatus } from './ask-provider.ts'
import type { Attempt } from './attempt.ts'
import { checkoutInProgress } from './begin-attempt.ts'
import { concludeAttempt } from './conclude-attempt.ts'
import { releaseAttempt } from './release-attempt.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** An earlier attempt that already decides the submit, or those that may stay open beside a new one. */
export type Older =
  | { readonly decided: { readonly attempt: Attempt; readonly outcome: PaymentOutcome } }
  | { readonly tolerated: ReadonlySet<string> }

/**
 * Resolves earlier attempts on the cart before a new one begins: one that was paid meanwhile is the order; one that is
 * pending for the same bag must not be paid twice; any other is superseded.
 */
export const resolveOlder = async (deps: Deps, scope: SessionScope): Promise<Older> => {
  const { database, clock } = deps.runtime
  const record = await loadOpenCart(database, { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag })
  if (record === undefined) return { tolerated: new Set() }
  const tolerated = new Set<string>()
  const open = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.cartId, record.cart.id), eq(paymentAttempts.state, 'open')))
  for (const attempt of open) {
    if (attempt.leaseUntil > clock.now()) throw checkoutInProgress()
    const status = await askStatus(deps, attempt)
    if (status === 'unreachable') throw serverError(503)
    const kind = status === 'unknown' ? status : status.kind
    if (status !== 'unknown' && kind === 'authorised')
      return { decided: { attempt, outcome: await concludeAttempt(deps, attempt.utr, status) } }
    if (status !== 'unknown' && kind === 'pending' && attempt.cartRevision === record.cart.revision)
      return { decided: { attempt, outcome: status } }
    if (kind === 'pending') tolerated.add(attempt.utr)
    else await releaseAttempt(deps, attempt.utr, { state: 'superseded' })
  }
  return { tolerated }
}

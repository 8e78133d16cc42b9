import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { CartRecord } from '../cart/cart-record.ts'
import { openCart } from '../cart/open-cart.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { takeVouchers } from '../cart/voucher-uses.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { orderNotFound, unableToShip } from '../http/problems.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { toIsoMinor } from '../money.ts'
import { LEASE_MS, type Attempt } from './attempt.ts'
import { requireFewOpen } from './limit-payments.ts'
import { requireAddress } from './order-details.ts'
import { orderSnapshot, type OrderDetails } from './order-snapshot.ts'
import { dropVouchers, priceForOrder, requireVouchers, VouchersGone } from './order-vouchers.ts'
import { takeStock } from './stock.ts'

interface AttemptInput {
  readonly scope: SessionScope
  readonly method: string
  /** Scheme, host and port the shopper's browser came to. */
  readonly origin: string
  /** The campaign or partner the shopper came from. */
  readonly attribution: string | undefined
  readonly detailsOf: (record: CartRecord) => OrderDetails
  /** Revision of the cart the shopper saw. */
  readonly revision: number | undefined
  /** Open attempts on earlier states of the cart, which may stay. */
  readonly tolerated: ReadonlySet<string>
  /** Runs in the same transaction, so that nobody can know of the attempt without it. */
  readonly alongside?: (transaction: Database, utr: string) => Promise<void>
}

/** Takes the stock and writes order and attempt, in one transaction, before the provider is called. */
export const beginAttempt = async (deps: { readonly runtime: Runtime }, input: AttemptInput): Promise<Attempt> => {
  try {
    return await begin(deps, input)
  } catch (cause) {
    // After the transaction, which has undone all it did.
    if (cause instanceof VouchersGone) await dropVouchers(deps, input.scope, cause.codes)
    throw cause
  }
}

const begin = (
  { runtime }: { readonly runtime: Runtime },
  { scope, method, origin, attribution, detailsOf, revision, tolerated, alongside }: AttemptInput,
): Promise<Attempt> =>
  runtime.stockTurns(() =>
    runtime.database.transaction(async (transaction) => {
      const owner = { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag }
      const record = await openCart({ runtime, transaction, ...owner })
      if (record.lines.length === 0) throw orderNotFound()
      await requireNoOther(transaction, record, tolerated)
      const details = detailsOf(record)
      const priced = await priceForOrder(transaction, { record, scope, email: details.email })
      requireAddress(details, priced)
      requireCurrent(record, priced, { scope, revision })
      requireVouchers(priced)
      await requireFewOpen(transaction, details.email)
      const reserved = await takeStock({ ...runtime, transaction }, record.lines)
      if (reserved === undefined) throw unavailableItems()

      const now = runtime.clock.now()
      const utr = runtime.ids.uuid()
      // Its number is drawn when the order stands.
      const orderReference = utr
      await transaction
        .insert(orders)
        .values(
          orderSnapshot({ orderReference, priced, details, scope, origin, attribution, now, secret: runtime.config.ORDER_HASH_SECRET }),
        )
      await takeVouchers(
        transaction,
        orderReference,
        priced.vouchers.filter(({ fault }) => fault === undefined).map(({ code }) => code),
      )
      const [attempt] = await transaction
        .insert(paymentAttempts)
        .values({
          utr,
          orderReference,
          cartId: record.cart.id,
          cartRevision: record.cart.revision,
          ...owner,
          method,
          currency: scope.site.currency.code,
          value: toIsoMinor(priced.totalCost, scope.site),
          reserved,
          bought: record.lines.map(({ sku, customisationKey, quantity }) => ({ sku, customisationKey, quantity })),
          createdAt: now,
          leaseUntil: now + LEASE_MS,
        })
        .returning()
      if (attempt === undefined) throw new Error('The payment attempt was not written.')
      await alongside?.(transaction, attempt.utr)
      return attempt
    }),
  )

const requireNoOther = async (transaction: Database, { cart }: CartRecord, tolerated: ReadonlySet<string>): Promise<void> => {
  const open = await transaction
    .select({ utr: paymentAttempts.utr })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.cartId, cart.id), eq(paymentAttempts.state, 'open')))
  if (open.some(({ utr }) => !tolerated.has(utr))) throw checkoutInProgress()
}

const requireCurrent = (
  { cart }: CartRecord,
  { unavailable, needsShipping, offer }: PricedCart,
  { scope, revision }: Pick<AttemptInput, 'scope' | 'revision'>,
): void => {
  if (unavailable.length > 0) throw unavailableItems()
  if (revision !== undefined && revision !== cart.revision) throw cartChanged('Your bag has changed.')
  if (scope.site.checkout.calculateTax && cart.taxState !== 'CALCULATED') throw cartChanged('The tax is not calculated yet.')
  // No way to ship is to be had: merchants have none yet, or suspended the last one.
  if (needsShipping && offer === undefined) throw unableToShip()
}

export const unavailableItems = (): ApiProblem =>
  new ApiProblem(409, 'UNAVAILABLE_ITEMS', { message: 'Some items are no longer available. Please remove them to continue.' })

export const cartChanged = (message: string): ApiProblem => new ApiProblem(409, 'CART_CHANGED', { message })

export const checkoutInProgress = (): ApiProblem =>
  new ApiProblem(409, 'CHECKOUT_IN_PROGRESS', { message: 'This bag is being paid for at this moment.' })

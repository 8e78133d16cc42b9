import type { OfferedMethod } from '../../../schemas/api/checkout.ts'
import { variantsOf } from '../cart/answer-cart.ts'
import { loadOpenCart } from '../cart/load-cart.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { toIsoMinor } from '../money.ts'
import { offeredOf } from '../payments/payment-methods.ts'
import { methodNotAllowed, type PaymentInput } from './read-checkout.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

interface Offer {
  /** ISO minor units. */
  readonly amount: { readonly currency: string; readonly value: number }
  readonly methods: readonly OfferedMethod[]
}

/** What can pay for the open bag: the site's methods that the provider offers too. Undefined while the bag is empty; throws where the provider does not say. */
export const offerForBag = async ({ runtime, payments }: Deps, scope: SessionScope): Promise<Offer | undefined> => {
  const { site, session, language } = scope
  const record = await loadOpenCart(runtime.database, { ownerKey: session.ownerKey, siteTag: site.siteTag })
  if (record === undefined || record.lines.length === 0) return undefined
  const priced = priceCart(record, await variantsOf(runtime.database, record.lines, scope), scope)
  const amount = { currency: site.currency.code, value: toIsoMinor(priced.totalCost, site) }
  const answered = await payments.methods({ amount, countryCode: site.code, locale: `${language}-${site.code}` })
  return { amount, methods: offeredOf(site, answered) }
}

/**
 * Refuses a method that the provider does not offer for this bag, and one whose bank is not among those to choose from. A provider that
 * does not say refuses nothing here: the payment itself is the next question to it.
 */
export const requireOffered = async (deps: Deps, scope: SessionScope, { paymentMethod, issuer }: PaymentInput): Promise<void> => {
  const offer = await offerForBag(deps, scope).catch((cause: unknown) => {
    deps.runtime.log.warn({ err: cause }, 'The payment provider did not say what it offers.')
    return undefined
  })
  if (offer === undefined) return
  const method = offer.methods.find(({ id }) => id === paymentMethod)
  if (method === undefined) throw methodNotAllowed()
  if (method.issuers !== undefined && !method.issuers.some(({ id }) => id === issuer))
    throw new ApiProblem(422, 'ISSUER_MISSING', { message: 'Please choose your bank.' })
}

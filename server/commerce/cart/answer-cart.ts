import type { Address } from '../../../schemas/api/address.ts'
import type { Cart, CartItem, CartSummary, CartVoucher, Consumer, TaxState } from '../../../schemas/api/cart.ts'
import { formatPrice } from '../../../src/i18n/format-price.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { readVariantsForCart, type CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import type { Database } from '../../database/database.ts'
import { decideCustomisation } from '../customisation/decide-customisation.ts'
import { displayCustomisation } from '../customisation/display-customisation.ts'
import { regionNamesOf } from '../forms/region-names.ts'
import type { SessionScope, SiteScope } from '../http/request-scope.ts'
import type { Secret } from '../../lib/secret.ts'
import { textIn } from '../merchant/merchant-data.ts'
import { toMajor } from '../money.ts'
import { toShippingOption } from '../shipping/shipping-offers.ts'
import { commerceTexts } from '../texts/texts.ts'
import type { CartLine, CartRecord, CartRow } from './cart-record.ts'
import { priceCart, ignoresStock, type PricedCart, type UnavailableLine } from './price-cart.ts'
import type { PricedVoucher } from './price-vouchers.ts'
import { codesOf } from './voucher-codes.ts'
import { readVoucherUses } from './voucher-uses.ts'
import { defined } from '../../../src/lib/defined.ts'

interface AnswerDeps {
  readonly database: Database
  /** Signs the addresses of previews. */
  readonly secret: Secret
}

/** A stored cart as answered, with the catalogue of this moment. */
export const answerCart = async ({ database, secret }: AnswerDeps, record: CartRecord, scope: SessionScope): Promise<Cart> =>
  toCartAnswer(record, await priceStored(database, record, scope), { ...scope, secret })

/** A stored cart as it is priced this moment, for whoever the session and the cart say the shopper is. */
export const priceStored = async (database: Database, record: CartRecord, scope: SessionScope): Promise<PricedCart> => {
  const { cart, lines } = record
  const { accountId, email } = scope.session
  const shopper = { accountId, email: email ?? cart.consumer.email }
  const uses = await readVoucherUses(database, { ...scope, codes: codesOf(cart), shopper, exceptCartId: cart.id })
  return priceCart(record, await variantsOf(database, lines, scope), scope, uses)
}

/** The catalogue's data of the lines' skus, in one round trip. */
export const variantsOf = (
  database: Database,
  lines: readonly Pick<CartLine, 'sku'>[],
  { site, language }: SiteScope,
): Promise<ReadonlyMap<string, CartVariant>> =>
  readVariantsForCart({ database, site, language, skus: [...new Set(lines.map(({ sku }) => sku))] })

/** The answer of every cart call: lines oldest first, money in major units (CART-18). */
const toCartAnswer = ({ cart }: CartRecord, priced: PricedCart, scope: SessionScope & Pick<AnswerDeps, 'secret'>): Cart => {
  const { site, language } = scope
  const tax: TaxState = site.checkout.calculateTax ? cart.taxState : 'CALCULATED'
  return {
    publicId: cart.publicId,
    revision: cart.revision,
    currency: site.currency.code,
    items: priced.lines.map((line): CartItem => toCartItem(line, scope, line.discount)),
    unavailableItems: priced.unavailable.map((line): CartItem => toCartItem(line, scope, 0)),
    cartSummary: summaryOf(priced, scope),
    addresses: addressesOf(cart),
    ...regionsOf(cart, language),
    consumer: consumerOf(cart, scope),
    agreements: cart.agreements,
    countries: [
      { code: site.code, name: new Intl.DisplayNames([localeTag(language, site.code)], { type: 'region' }).of(site.code) ?? site.code },
    ],
    shipping: { options: priced.offers.map(toShippingOption(scope)), ...(priced.offer === undefined ? {} : { selected: priced.offer.id }) },
    ...(cart.giftNote === null ? {} : { giftNote: cart.giftNote }),
    tax,
    taxCalculated: tax === 'CALCULATED',
  }
}

/** The buyer: as stored with the cart, and for a signed-in user completed from the session. */
export const consumerOf = (cart: CartRow, { session }: Pick<SessionScope, 'session'>): Consumer => ({
  ...(session.accountId === null ? {} : { accountId: session.accountId }),
  typeTag: 'NEW',
  properties: { ...(session.email === null ? {} : { email: session.email }), ...cart.consumer },
})

const summaryOf = (priced: PricedCart, scope: SessionScope): CartSummary => {
  const major = (minor: number): number => toMajor(minor, scope.site)
  return {
    totalItemCost: major(priced.itemCost),
    totalCost: major(priced.totalCost),
    totalTax: major(priced.tax),
    totalDiscount: major(priced.discountProduct + priced.discountShipping),
    totalDiscountProduct: major(priced.discountProduct),
    totalDiscountShipping: major(priced.discountShipping),
    totalItemCount: priced.lines.reduce((count, { line }) => count + line.quantity, 0),
    deliveryCost: major(priced.deliveryCost),
    deliveryNetCost: major(priced.deliveryNetCost),
    ...vouchersIn(priced, scope),
  }
}

/** The cart's vouchers; the first of them under the names of the specification too, which knows one. */
const vouchersIn = (
  { vouchers }: PricedCart,
  scope: SessionScope,
): Pick<CartSummary, 'vouchers' | 'voucherCode' | 'voucherName' | 'voucherMessage'> => {
  const answered = vouchers.map((voucher) => toCartVoucher(voucher, scope))
  const [first] = answered
  if (first === undefined) return {}
  const { code, name, message } = first
  return { vouchers: answered, voucherCode: code, voucherName: name, ...defined({ voucherMessage: message }) }
}

/** A voucher with what it takes off, and why it does not count where it does not: merchants may end one that is in a cart. */
const toCartVoucher = (
  { code, voucher, fault, shortOf, discountProduct, discountShipping }: PricedVoucher,
  { site, language }: SessionScope,
): CartVoucher => {
  const locale = localeTag(language, site.code)
  const named = {
    code,
    name: voucher === undefined ? code : textIn(voucher.name, locale),
    amount: toMajor(discountProduct + discountShipping, site),
    shippingAmount: toMajor(discountShipping, site),
  }
  if (fault === undefined) return named
  const amount = shortOf === undefined ? '' : formatPrice(toMajor(shortOf, site), site, locale)
  return { ...named, message: commerceTexts(locale)(`voucher.${fault}`, { amount }) }
}

const addressesOf = ({ billing, delivery }: CartRow): { readonly BILLING?: Address; readonly DELIVERY?: Address } => ({
  ...(billing === null ? {} : { BILLING: billing }),
  ...(delivery === null ? {} : { DELIVERY: delivery }),
})

const regionsOf = ({ delivery, billing }: CartRow, language: string): Pick<Cart, 'regionNames'> => {
  const address = delivery ?? billing
  const regionNames = address === null ? {} : regionNamesOf(address, language)
  return Object.keys(regionNames).length === 0 ? {} : { regionNames }
}

/** A line as answered. Of a sku that is no longer in the catalogue only the code is known. */
const toCartItem = (
  { line, variant }: UnavailableLine,
  { site, language, secret }: Pick<SiteScope, 'site' | 'language'> & Pick<AnswerDeps, 'secret'>,
  discount: number,
): CartItem => ({
  id: line.id,
  lineItemId: line.id,
  sku: line.sku,
  quantity: line.quantity,
  productId: variant?.productId ?? '',
  availability: variant?.availability ?? 'NOTAVAILABLE',
  name: variant?.name ?? line.sku,
  brand: variant?.brand ?? '',
  slug: variant?.slug ?? '',
  url: variant === undefined ? '' : `/product/${variant.slug}/${variant.productId}?sku=${encodeURIComponent(line.sku)}`,
  thumbnailUrl: variant?.image ?? '',
  price: { list: toMajor(variant?.price.list ?? 0, site), sale: toMajor(variant?.price.sale ?? 0, site) },
  discounts: discount === 0 ? [] : [{ amount: toMajor(discount, site) }],
  ...(variant === undefined || ignoresStock(variant) ? {} : { stockQty: variant.stockQty }),
  ...defined({
    color: variant?.color,
    size: variant?.size,
    sizeType: variant?.sizeType,
    shipDateStart: variant?.shipDateStart,
    shipDateEnd: variant?.shipDateEnd,
  }),
  ...(variant?.needsShipping === false ? { needsShipping: false } : {}),
  ...customisationOf(line, variant, { site, language, secret }),
})

/** What a line was made to be: its words and picture are made here, of choices that are still valid, and never read from the line. */
export const customisationOf = (
  { sku, customisation }: CartLine,
  variant: CartVariant | undefined,
  { site, language, secret }: Pick<SiteScope, 'site' | 'language'> & Pick<AnswerDeps, 'secret'>,
): Pick<CartItem, 'customisation'> => {
  const rules = variant?.customisation
  if (rules === undefined || customisation === null) return {}
  const decision = decideCustomisation({ rules, sku, inputs: customisation.inputs })
  if (decision.kind === 'refused' || decision.inputs.length === 0) return {}
  const { inputs } = decision
  return {
    customisation: {
      display: displayCustomisation({ rules, inputs, locale: localeTag(language, site.code), picture: variant?.image, secret }),
      inputs,
    },
  }
}

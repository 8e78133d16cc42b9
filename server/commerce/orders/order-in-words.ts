import type { Address } from '../../../schemas/api/address.ts'
import { formatLocaleOf } from '../../../src/i18n/format-locale.ts'
import { formatPrice } from '../../../src/i18n/format-price.ts'
import { isolated } from '../../../src/i18n/isolated.ts'
import { taxIncludedKey } from '../../../src/i18n/tax-included-key.ts'
import { countryName } from '../../../src/lib/country-name.ts'
import { hasShipping } from '../../../src/lib/needs-shipping.ts'
import { linesOfAddress } from '../../../src/lib/lines-of-address.ts'
import { directionOf } from '../../../src/site/direction.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { discountsOf } from '../../../src/lib/discounts-of-order.ts'
import { plainValue, plainWord } from '../../operations/mail/design/plain-value.ts'
import { regionNamesOf } from '../forms/region-names.ts'
import { shopTexts } from '../texts/shop-texts.ts'
import type { OrderRow } from './to-order.ts'

/** An order as its mails and its invoice say it: in its own language, currency and formats, whatever typed as `plainValue`. */
export interface OrderInWords {
  readonly date: string
  readonly items: readonly ItemInWords[]
  /** From the products to the sum, which is the last. */
  readonly totals: readonly { readonly label: string; readonly value: string }[]
  /** The tax within the sum, where prices include it. */
  readonly included?: string
  readonly delivery: readonly string[]
  readonly billing: readonly string[]
}

export interface ItemInWords {
  readonly name: string
  readonly details: readonly string[]
  readonly quantity: number
  readonly each: string
  readonly amount: string
}

export const orderInWords = (order: OrderRow, site: SiteConfig): OrderInWords => {
  const { currency, placedAt, summary } = order
  const locale = localeTag(order.language, site.code)
  const price = priceFormat(order, site)
  const isTaxIncluded = includesTax(summary)
  return {
    date: formatDate(placedAt, order, site),
    items: order.items.map(({ brand, name, color, size, sizeType, customisation, quantity, price: each }) => ({
      name: plainWord(name),
      details: [
        plainWord(brand),
        [color, size, sizeType]
          .filter((option) => option !== undefined)
          .map(plainValue)
          .join(', '),
        ...(customisation?.display.texts.map(({ label, value }) => `${plainValue(label)}: ${plainWord(value)}`) ?? []),
      ].filter((detail) => detail !== ''),
      quantity,
      each: price(each),
      amount: price(each * quantity),
    })),
    totals: totalsOf(order, { locale, price, isTaxIncluded }),
    ...(isTaxIncluded && summary.totalTax > 0
      ? {
          included: shopTexts(locale)(taxIncludedKey(currency === site.currency.code ? site.code : ''), {
            tax: isolated(price(summary.totalTax)),
          }),
        }
      : {}),
    delivery: addressInWords(order.delivery, locale),
    billing: addressInWords(order.billing, locale),
  }
}

/** A day as the order's site writes it, by the clocks of its country. */
export const formatDate = (time: number, { language }: OrderRow, { code, timeZone }: SiteConfig): string =>
  new Intl.DateTimeFormat(formatLocaleOf(localeTag(language, code)), { dateStyle: 'long', timeZone }).format(time)

type PriceFormat = (amount: number) => string

/** Of the order's currency, which need not be the site's any more. Beside Arabic each price is a unit of its own. */
export const priceFormat = ({ language, currency }: OrderRow, site: SiteConfig): PriceFormat => {
  const priced = currency === site.currency.code ? site : { code: '', currency: { ...site.currency, code: currency, symbol: '' } }
  const isRightToLeft = directionOf(language) === 'rtl'
  return (amount) => {
    const text = formatPrice(amount, priced, localeTag(language, site.code))
    return isRightToLeft ? isolated(text) : text
  }
}

/** Whether the tax is within the prices: then the sum is reached without it. */
const includesTax = ({ totalItemCost, totalDiscount, deliveryCost, totalCost }: OrderRow['summary']): boolean =>
  Math.abs(totalItemCost - totalDiscount + deliveryCost - totalCost) < 0.005

interface Reckoned {
  readonly locale: string
  readonly price: PriceFormat
  readonly isTaxIncluded: boolean
}

const totalsOf = ({ summary, items }: OrderRow, { locale, price, isTaxIncluded }: Reckoned): OrderInWords['totals'] => {
  const text = shopTexts(locale)
  const { totalItemCost, deliveryCost, totalTax, totalCost } = summary
  const freeKey = hasShipping(items) ? 'checkout.summary.free' : 'checkout.summary.notNeeded'
  return [
    { label: text('orders.products'), value: price(totalItemCost) },
    ...discountsOf(summary).map(({ name, code, amount }) => ({
      label: name === undefined ? text('orders.discount') : text('orders.voucher', { name: plainWord(name), code: isolated(code) }),
      value: price(-amount),
    })),
    { label: text('orders.delivery'), value: deliveryCost === 0 ? text(freeKey) : price(deliveryCost) },
    ...(totalTax > 0 && !isTaxIncluded ? [{ label: text('orders.tax'), value: price(totalTax) }] : []),
    { label: text('orders.total'), value: price(totalCost) },
  ]
}

const addressInWords = (address: Address | null, locale: string): readonly string[] =>
  address === null
    ? []
    : linesOfAddress(address, { regions: regionNamesOf(address, locale), country: countryName(address.countryCode, locale) }).map(plainWord)

import { daysInWords } from '../../../src/i18n/days-in-words.ts'
import { isolated } from '../../../src/i18n/isolated.ts'
import { imageVariant } from '../../../src/lib/image-variant.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { textTagOf } from '../../../src/site/text-language.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { linkOrigin } from '../../lib/link-origin.ts'
import type { MailContent, MailItem, OrderSection } from '../../operations/mail/design/mail-content.ts'
import { plainValue } from '../../operations/mail/design/plain-value.ts'
import { shopOfMail } from '../../operations/mail/design/shop-of-mail.ts'
import type { Runtime } from '../../runtime.ts'
import { orderHashOf } from '../orders/order-hash.ts'
import { orderInWords } from '../orders/order-in-words.ts'
import type { OrderRow } from '../orders/to-order.ts'
import type { DeliveryDates } from '../shipping/delivery-dates.ts'
import { methodName, shopTexts } from '../texts/shop-texts.ts'
import { textsOf } from '../texts/texts.ts'
import { byLanguage } from './messages/by-language.ts'

/** What has become of an order. */
export type OrderEvent = 'confirmation' | 'pending' | 'failed'

export interface OrderMailInput {
  readonly config: Runtime['config']
  readonly site: SiteConfig
  readonly order: OrderRow
  readonly event: OrderEvent
  /** Where they are known. */
  readonly paymentMethod?: string | undefined
  readonly shippingName?: string | undefined
  readonly arrival?: DeliveryDates | undefined
}

/** What the mail about an order says, in the order's language. */
export const orderMail = (input: OrderMailInput): MailContent => {
  const { config, site, order, event } = input
  const text = mailTexts(localeTag(order.language, site.code))
  const values = { siteName: site.siteName, orderReference: order.orderReference }
  const inSentence = { ...values, orderReference: isolated(order.orderReference) }
  const origin = linkOrigin({ config, site, asked: order.origin })
  const shop = shopOfMail(site, { language: order.language, origin })
  return {
    language: textTagOf(localeTag(order.language, site.code)),
    subject: text(`${event}.subject`, values),
    preview: text(`${event}.text`, inSentence),
    shop,
    heading: text(`${event}.heading`),
    paragraphs: [text(`${event}.text`, inSentence)],
    action:
      event === 'failed'
        ? { label: text('toBag'), url: `${shop.url}/checkout/basket` }
        : { label: text('track'), url: statusUrlOf(config, shop.url, order) },
    order: orderSection(input, origin),
    notes: [...(event === 'confirmation' ? [text('invoiceNote')] : []), text('wrongPerson', values)],
  }
}

const orderSection = ({ site, order, paymentMethod, shippingName, arrival }: OrderMailInput, origin: string): OrderSection => {
  const locale = localeTag(order.language, site.code)
  const text = mailTexts(locale)
  const shopText = shopTexts(locale)
  const { date, items, totals, included, delivery } = orderInWords(order, site)
  const arrives = arrival && text('arrives', { dates: isolated(daysInWords(arrival, locale)) })
  return {
    facts: [
      { label: shopText('orders.reference'), value: isolated(order.orderReference) },
      { label: text('date'), value: isolated(date) },
    ],
    itemsHeading: text('items'),
    items: items.map(({ name, details, quantity, amount }, index): MailItem => {
      const picture = pictureOf(order.items[index]?.thumbnailUrl, origin)
      return { name, details: [...details, text('quantity', { quantity })], amount, ...(picture === undefined ? {} : { picture }) }
    }),
    totals,
    ...(included === undefined ? {} : { included }),
    parts: [
      { heading: shopText('orders.deliveryAddress'), lines: delivery },
      { heading: shopText('checkout.delivery'), lines: [shippingName, arrives].filter((line) => line !== undefined) },
      {
        heading: text('giftNote'),
        lines: (order.giftNote ?? '')
          .split('\n')
          .map(plainValue)
          .filter((line) => line !== ''),
      },
      { heading: shopText('checkout.method'), lines: paymentMethod === undefined ? [] : [methodName(locale, paymentMethod)] },
    ].filter(({ lines }) => lines.length > 0),
  }
}

/** A JPEG at an absolute address: mail programs know neither WebP nor drawings. */
const pictureOf = (address = '', origin: string): string | undefined => {
  if (/^https:\/\/[^/]/.test(address)) return address
  return address.startsWith('/images/') ? `${origin}${imageVariant(address, PICTURE_WIDTH, 'jpg')}` : undefined
}
/** Enough for a box of 72 pixels on any screen. */
const PICTURE_WIDTH = 320

/** A link that opens the order without signing in, by the token only its mail carries (ROLE-10). */
const statusUrlOf = ({ ORDER_HASH_SECRET }: Runtime['config'], shopUrl: string, { orderReference }: OrderRow): string => {
  const query = new URLSearchParams({ orderReference, hash: orderHashOf(ORDER_HASH_SECRET, orderReference) })
  return `${shopUrl}/orders/order-status?${query.toString()}`
}

const mailTexts = textsOf(byLanguage)

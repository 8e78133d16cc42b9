import type { Shipment } from '../../../schemas/api/checkout.ts'
import { daysInWords } from '../../../src/i18n/days-in-words.ts'
import { isolated } from '../../../src/i18n/isolated.ts'
import { imageVariant } from '../../../src/lib/image-variant.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { linkOrigin } from '../../lib/link-origin.ts'
import type { MailContent, MailItem, OrderSection } from '../../operations/mail/design/mail-content.ts'
import { plainValue, plainWord } from '../../operations/mail/design/plain-value.ts'
import { shopOfMail } from '../../operations/mail/design/shop-of-mail.ts'
import type { Runtime } from '../../runtime.ts'
import { isoToMajor } from '../money.ts'
import { orderHashOf } from '../orders/order-hash.ts'
import { orderInWords, priceFormat } from '../orders/order-in-words.ts'
import type { OrderRow } from '../orders/to-order.ts'
import type { DeliveryDates } from '../shipping/delivery-dates.ts'
import { methodName, shopTexts } from '../texts/shop-texts.ts'
import { textsOf } from '../texts/texts.ts'
import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ja from './messages/ja.json' with { type: 'json' }

/** What has become of an order. */
export type OrderEvent = 'confirmation' | 'pending' | 'failed' | 'shipped' | 'cancelled' | 'refunded'

export interface OrderMailInput {
  readonly config: Runtime['config']
  readonly site: SiteConfig
  readonly order: OrderRow
  readonly event: OrderEvent
  /** Where they are known. */
  readonly paymentMethod?: string | undefined
  readonly shippingName?: string | undefined
  readonly arrival?: DeliveryDates | undefined
  /** The parcel that has left. */
  readonly shipment?: Shipment | undefined
  /** What was paid back, ISO minor units. */
  readonly refund?: number | undefined
}

/** What the mail about an order says, in the order's language. */
export const orderMail = (input: OrderMailInput): MailContent => {
  const { config, site, order, event } = input
  const text = mailTexts(order.language)
  const refund = input.refund === undefined ? '' : priceFormat(order, site)(isoToMajor(input.refund, order.currency))
  const values = { siteName: site.siteName, orderReference: order.orderReference, refund }
  const inSentence = { ...values, orderReference: isolated(order.orderReference), refund: isolated(refund) }
  const origin = linkOrigin({ config, site, asked: order.origin })
  const shop = shopOfMail(site, { language: order.language, origin })
  return {
    language: order.language,
    subject: text(`${event}.subject`, values),
    preview: text(`${event}.text`, inSentence),
    shop,
    heading: text(`${event}.heading`),
    paragraphs: [text(`${event}.text`, inSentence)],
    action: actionOf(input, shop.url),
    order: orderSection(input, origin),
    notes: [...(event === 'confirmation' ? [text('invoiceNote')] : []), text('wrongPerson', values)],
  }
}

const actionOf = ({ config, order, event, shipment }: OrderMailInput, shopUrl: string): NonNullable<MailContent['action']> => {
  const text = mailTexts(order.language)
  if (event === 'failed') return { label: text('toBag'), url: `${shopUrl}/checkout/basket` }
  if (shipment?.trackingUrl !== undefined) return { label: shopTexts(order.language)('orders.trackParcel'), url: shipment.trackingUrl }
  return { label: text('track'), url: statusUrlOf(config, shopUrl, order) }
}

/** Only what is in the parcel, where the mail is about one. */
const inParcel = (order: OrderRow, shipment: Shipment | undefined): OrderRow =>
  shipment === undefined
    ? order
    : {
        ...order,
        items: shipment.lines.flatMap(({ item, quantity }) => {
          const sent = order.items[item]
          return sent === undefined ? [] : [{ ...sent, quantity }]
        }),
      }

const orderSection = (input: OrderMailInput, origin: string): OrderSection => {
  const { site, paymentMethod, shippingName, arrival, shipment } = input
  const order = inParcel(input.order, shipment)
  const text = mailTexts(order.language)
  const shopText = shopTexts(order.language)
  const { date, items, totals, included, delivery } = orderInWords(order, site)
  const arrives = arrival && text('arrives', { dates: isolated(daysInWords(arrival, `${order.language}-${site.code}`)) })
  return {
    facts: [
      { label: shopText('orders.reference'), value: isolated(order.orderReference) },
      { label: text('date'), value: isolated(date) },
      ...(shipment === undefined
        ? []
        : [
            { label: shopText('orders.carrier'), value: plainWord(shipment.carrier) },
            { label: shopText('orders.trackingNumber'), value: plainWord(shipment.trackingNumber) },
          ]),
    ],
    itemsHeading: text(shipment === undefined ? 'items' : 'inParcel'),
    items: items.map(({ name, details, quantity, amount }, index): MailItem => {
      const picture = pictureOf(order.items[index]?.thumbnailUrl, origin)
      return { name, details: [...details, text('quantity', { quantity })], amount, ...(picture === undefined ? {} : { picture }) }
    }),
    // Of a parcel it says what is in it; what the order costs was said when it was placed.
    totals: shipment === undefined ? totals : [],
    ...(included === undefined || shipment !== undefined ? {} : { included }),
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
      { heading: shopText('checkout.method'), lines: paymentMethod === undefined ? [] : [methodName(order.language, paymentMethod)] },
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

const mailTexts = textsOf({ en, es, fr, ar, ja })

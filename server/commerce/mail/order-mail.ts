import type { Shipment, TransferAccount } from '../../../schemas/api/checkout.ts'
import { comesAtOnce, hasShipping } from '../../../src/lib/needs-shipping.ts'
import { daysInWords } from '../../../src/i18n/days-in-words.ts'
import { isolated } from '../../../src/i18n/isolated.ts'
import { imageVariant } from '../../../src/lib/image-variant.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { textTagOf } from '../../../src/site/text-language.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
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
import { byLanguage } from './messages/by-language.ts'
import { defined } from '../../../src/lib/defined.ts'

/** What has become of an order. */
export type OrderEvent = 'confirmation' | 'pending' | 'transfer' | 'failed' | 'shipped' | 'cancelled' | 'refunded'

export interface OrderMailInput {
  readonly config: Runtime['config']
  readonly site: SiteConfig
  readonly order: OrderRow
  readonly event: OrderEvent
  /** Where they are known. */
  readonly paymentMethod?: string | undefined
  /** Where the money is to be transferred to. */
  readonly transfer?: TransferAccount | undefined
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
  const text = mailTexts(localeTag(order.language, site.code))
  const refund = input.refund === undefined ? '' : priceFormat(order, site)(isoToMajor(input.refund, order.currency))
  const values = { siteName: site.siteName, orderReference: order.orderReference, refund }
  const inSentence = { ...values, orderReference: isolated(order.orderReference), refund: isolated(refund) }
  const origin = linkOrigin({ config, site, asked: order.origin })
  const shop = shopOfMail(site, { language: order.language, origin })
  return {
    language: textTagOf(localeTag(order.language, site.code)),
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

const actionOf = ({ config, site, order, event, shipment }: OrderMailInput, shopUrl: string): NonNullable<MailContent['action']> => {
  const locale = localeTag(order.language, site.code)
  const text = mailTexts(locale)
  if (event === 'failed') return { label: text('toBag'), url: `${shopUrl}/checkout/basket` }
  if (shipment?.trackingUrl !== undefined) return { label: shopTexts(locale)('orders.trackParcel'), url: shipment.trackingUrl }
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
  const { site, paymentMethod, transfer, shippingName, arrival, shipment } = input
  const order = inParcel(input.order, shipment)
  const locale = localeTag(order.language, site.code)
  const text = mailTexts(locale)
  const shopText = shopTexts(locale)
  const { date, items, totals, included, delivery } = orderInWords(order, site)
  const arrives = arrival && text('arrives', { dates: isolated(daysInWords(arrival, locale)) })
  // Beside each line that it is of, where others do not.
  const isMixed = !order.items.every(comesAtOnce)
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
      const item = order.items[index]
      const picture = pictureOf(item?.thumbnailUrl, origin)
      const inStock = isMixed && arrives !== undefined && item !== undefined && comesAtOnce(item) ? [arrives] : []
      return {
        name,
        details: [...details, text('quantity', { quantity }), ...inStock],
        amount,
        ...defined({ picture }),
      }
    }),
    // Of a parcel it says what is in it; what the order costs was said when it was placed.
    totals: shipment === undefined ? totals : [],
    ...(included === undefined || shipment !== undefined ? {} : { included }),
    parts: [
      { heading: shopText('checkout.transfer.title'), lines: transfer === undefined ? [] : transferLines(transfer, order, site) },
      { heading: shopText('orders.deliveryAddress'), lines: delivery },
      {
        heading: shopText('checkout.delivery'),
        lines: hasShipping(order.items)
          ? [shippingName, isMixed ? undefined : arrives].filter((line) => line !== undefined)
          : [shopText('checkout.summary.notNeeded')],
      },
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

/** Account, reference and sum, each on a line of its own to be copied. */
const transferLines = ({ beneficiary, iban, bic, reference }: TransferAccount, order: OrderRow, site: SiteConfig): readonly string[] => {
  const shopText = shopTexts(order.language)
  const line = (key: string, value: string): string => `${shopText(`checkout.transfer.${key}`)} ${isolated(value)}`
  return [
    line('amount', orderInWords(order, site).totals.at(-1)?.value ?? ''),
    line('beneficiary', plainValue(beneficiary)),
    line('iban', plainValue(iban)),
    ...(bic === undefined ? [] : [line('bic', plainValue(bic))]),
    line('reference', plainValue(reference)),
  ]
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

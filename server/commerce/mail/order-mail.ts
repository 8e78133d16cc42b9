import type { TransferAccount } from '../../../schemas/api/checkout.ts'
import { daysInWords } from '../../../src/i18n/days-in-words.ts'
import { isolated } from '../../../src/i18n/isolated.ts'
import { imageVariant } from '../../../src/lib/image-variant.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
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
import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ja from './messages/ja.json' with { type: 'json' }

/** What has become of an order. */
export type OrderEvent = 'confirmation' | 'pending' | 'transfer' | 'failed'

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
}

/** What the mail about an order says, in the order's language. */
export const orderMail = (input: OrderMailInput): MailContent => {
  const { config, site, order, event } = input
  const text = mailTexts(order.language)
  const values = { siteName: site.siteName, orderReference: order.orderReference }
  const inSentence = { ...values, orderReference: isolated(order.orderReference) }
  const origin = linkOrigin({ config, site, asked: order.origin })
  const shop = shopOfMail(site, { language: order.language, origin })
  return {
    language: order.language,
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

const orderSection = ({ site, order, paymentMethod, transfer, shippingName, arrival }: OrderMailInput, origin: string): OrderSection => {
  const text = mailTexts(order.language)
  const shopText = shopTexts(order.language)
  const { date, items, totals, included, delivery } = orderInWords(order, site)
  const arrives = arrival && text('arrives', { dates: isolated(daysInWords(arrival, `${order.language}-${site.code}`)) })
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
      { heading: shopText('checkout.transfer.title'), lines: transfer === undefined ? [] : transferLines(transfer, order, site) },
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

const mailTexts = textsOf({ en, es, fr, ar, ja })

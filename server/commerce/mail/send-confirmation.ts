import type { Address } from '../../../schemas/api/address.ts'
import { formatPrice } from '../../../src/i18n/format-price.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Database } from '../../database/database.ts'
import { linkOrigin } from '../../lib/link-origin.ts'
import type { Runtime } from '../../runtime.ts'
import { orderHashOf } from '../orders/order-hash.ts'
import type { OrderRow } from '../orders/to-order.ts'
import { textsOf } from '../texts/texts.ts'
import type { ConfirmationContent } from './confirmation-content.ts'
import { confirmationHtml } from './confirmation-html.tsx'
import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ja from './messages/ja.json' with { type: 'json' }

interface Confirmation {
  readonly runtime: Runtime
  readonly transaction: Database
  readonly order: OrderRow
}

/** Writes the confirmation mail in the language of the order, sent if and only if the order is placed. */
export const sendConfirmation = async ({ runtime, transaction, order }: Confirmation): Promise<void> => {
  const site = runtime.sites.find(({ siteTag }) => siteTag === order.siteTag)
  if (site === undefined) throw new Error(`The order ${order.orderReference} is of a site that is gone: ${order.siteTag}.`)
  const content = contentOf(runtime, site, order)
  const subject = mailTexts(order.language)('subject', { siteName: site.siteName, orderReference: order.orderReference })
  const message = {
    channel: 'email',
    to: order.email,
    subject,
    text: confirmationText(content),
    html: confirmationHtml(content, order.language),
  } as const
  await runtime.mailbox.send(message, transaction)
}

const contentOf = (runtime: Runtime, site: SiteConfig, order: OrderRow): ConfirmationContent => {
  const text = mailTexts(order.language)
  const price = (amount: number): string => formatPrice(amount, site, `${order.language}-${site.code}`)
  const { summary } = order
  return {
    greeting: text('greeting'),
    intro: text('intro', { orderReference: order.orderReference }),
    itemsHeading: text('items'),
    items: order.items.map(({ brand, name, quantity, price: each, ...item }) => ({
      name: `${brand} ${name}`,
      detail: [
        item.color,
        item.size,
        item.sizeType,
        ...(item.customisation?.display.texts.map(({ label, value }) => `${label}: \u2068${value}\u2069`) ?? []),
        text('quantity', { quantity }),
      ]
        .filter((part) => part !== undefined)
        .join(', '),
      amount: price(each * quantity),
    })),
    amounts: [
      ...(summary.totalDiscount === 0 ? [] : [{ label: text('discount'), amount: price(-summary.totalDiscount) }]),
      { label: text('delivery'), amount: price(summary.deliveryCost) },
      { label: text('tax'), amount: price(summary.totalTax) },
      { label: text('total'), amount: price(summary.totalCost) },
    ],
    addressHeading: text('address'),
    address: order.delivery === null ? [] : addressLines(order.delivery),
    ...(order.giftNote === null ? {} : { gift: { heading: text('giftNote'), note: order.giftNote } }),
    link: { label: text('link'), url: statusUrlOf(runtime, site, order) },
    closing: text('closing', { siteName: site.siteName }),
  }
}

const addressLines = ({
  firstName,
  lastName,
  addressLine1,
  addressLine2,
  city,
  postcode,
  region,
  countryCode,
}: Address): readonly string[] =>
  [[firstName, lastName], [addressLine1], [addressLine2], [postcode, city], [region, countryCode]]
    .map((parts) => parts.filter((part) => part !== undefined).join(' '))
    .filter((line) => line !== '')

/** A link that opens the order without signing in, by the token only its mail carries (ROLE-10). */
const statusUrlOf = ({ config }: Runtime, site: SiteConfig, { language, orderReference, origin }: OrderRow): string => {
  const query = new URLSearchParams({ orderReference, hash: orderHashOf(config.ORDER_HASH_SECRET, orderReference) })
  return `${linkOrigin({ config, site, asked: origin })}${basePathOf(site, language)}/orders/order-status?${query.toString()}`
}

const confirmationText = (content: ConfirmationContent): string =>
  [
    content.greeting,
    content.intro,
    '',
    content.itemsHeading,
    ...content.items.map(({ name, detail, amount }) => `- ${name} (${detail}) ${amount}`),
    '',
    ...content.amounts.map(({ label, amount }) => `${label}: ${amount}`),
    '',
    content.addressHeading,
    ...content.address,
    '',
    ...(content.gift === undefined ? [] : [content.gift.heading, `\u2068${content.gift.note}\u2069`, '']),
    `${content.link.label}: ${content.link.url}`,
    '',
    content.closing,
  ].join('\n')

/** Texts of the mails the shop sends. */
const mailTexts = textsOf({ en, es, fr, ar, ja })

import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import { imageVariant } from '../../../src/lib/image-variant.ts'
import { optionNames } from '../../../src/lib/option-names.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { siteOrigin } from '../../../src/site/site-origin.ts'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import type { AgentScope } from '../agent-scope.ts'
import { errorMessage, type AgentMessage } from '../protocol/messages.ts'
import { isoMinor } from '../protocol/money.ts'
import type { AgentBag } from './agent-bags.ts'
import { totalsOfLine, type Total } from './totals.ts'
import { defined } from '../../../src/lib/defined.ts'

/** A line of a bag, a checkout or an order. */
export interface AnsweredLine {
  readonly id: string
  readonly item: { readonly id: string; readonly title: string; readonly price: number; readonly image_url?: string }
  readonly quantity: number
  readonly totals: readonly Total[]
}

/** Address of the shop's page for shoppers: `/en/checkout` on the host of its site. */
export const shopAddress = ({ site, language, origin }: Pick<AgentScope, 'site' | 'language' | 'origin'>, path: string): string =>
  `${siteOrigin(site, origin)}${basePathOf(site, language)}${path}`

/** Where the shopper herself goes on with a bag. */
export const continueAddress = ({ site, language, origin }: AgentScope, { continueToken }: AgentBag): string => {
  const query = new URLSearchParams({ siteTag: site.siteTag, lang: language })
  return `${siteOrigin(site, origin)}/forms/continue/${continueToken}?${query.toString()}`
}

const PICTURE_WIDTH = 800

/** A picture's address for somebody who has no page of the shop. */
export const pictureAddress = (src: string, { origin }: Pick<AgentScope, 'origin'>): string | undefined => {
  if (src.startsWith('/images/')) return `${origin}${imageVariant(src, PICTURE_WIDTH, 'jpg')}`
  return /^https:\/\/[^/]/.test(src) ? src : undefined
}

/** The lines of a bag: those that can be bought and then those that cannot, which are in no total. */
export const linesOf = ({ items, unavailableItems }: Cart, scope: AgentScope): readonly AnsweredLine[] =>
  [...items, ...unavailableItems].map((item) => lineOf(item, scope))

const lineOf = (item: CartItem, scope: AgentScope): AnsweredLine => {
  const picture = pictureAddress(item.thumbnailUrl, scope)
  return {
    id: item.lineItemId,
    item: {
      id: item.sku,
      title: titleOf(item, scope),
      price: isoMinor(item.price.sale, scope.site),
      ...defined({ image_url: picture }),
    },
    quantity: item.quantity,
    totals: totalsOfLine(item, scope),
  }
}

/** A line by its brand, its name and what was chosen of it. */
export const titleOf = (
  line: Pick<CartItem, 'brand' | 'name' | 'color' | 'size' | 'sizeType'>,
  { site }: Pick<AgentScope, 'site'>,
): string => [line.brand, line.name, ...optionNames(line, site.product.oneSizeValues)].filter((part) => part !== '').join(' ')

/** A message for each line that cannot be bought as it is. */
export const unavailableMessages = ({ items, unavailableItems }: Cart, { site, language }: AgentScope): readonly AgentMessage[] => {
  const t = shopTexts(localeTag(language, site.code))
  return unavailableItems.map((_, index) =>
    errorMessage({ code: 'out_of_stock', content: t('codes.checkout.unavailableItems'), path: `$.line_items[${items.length + index}]` }),
  )
}

/** What takes something off: each voucher with its share of lines and delivery. */
export const discountsOf = ({ items, cartSummary: { vouchers = [] } }: Cart, { site }: AgentScope): object => {
  const applied = vouchers.filter(({ amount }) => amount > 0)
  return {
    codes: vouchers.map(({ code }) => code),
    applied: applied.map(({ code, name, amount, shippingAmount }) => ({
      code,
      title: name,
      amount: isoMinor(amount, site),
      method: 'across',
      // With one voucher alone the shares of the lines are its own; of several only the sum of a line is known.
      ...(applied.length === 1 ? { allocations: allocationsOf(items, shippingAmount, site) } : {}),
    })),
  }
}

const allocationsOf = (items: Cart['items'], shippingAmount: number, site: AgentScope['site']): readonly object[] => [
  ...items.flatMap(({ discounts }, index) => {
    const amount = discounts.reduce((all, each) => all + each.amount, 0)
    return amount === 0 ? [] : [{ path: `$.line_items[${index}]`, amount: isoMinor(amount, site) }]
  }),
  ...(shippingAmount === 0 ? [] : [{ path: '$.totals.shipping', amount: isoMinor(shippingAmount, site) }]),
]

/** Vouchers of the bag that take nothing off any more, with the reason. */
export const voucherMessages = ({ cartSummary: { vouchers = [] } }: Cart): readonly AgentMessage[] =>
  vouchers.flatMap(({ message }, index): AgentMessage[] =>
    message === undefined
      ? []
      : [{ type: 'warning', code: 'discount_code_user_ineligible', content: message, path: `$.discounts.codes[${index}]` }],
  )

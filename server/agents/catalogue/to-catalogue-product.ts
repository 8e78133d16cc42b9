import type { ColorGroup, PricePair, Product, StockStatus } from '../../../schemas/api/product.ts'
import { isOneSize } from '../../../src/lib/is-one-size.ts'
import { isPurchasable } from '../../../src/lib/stock-status.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import { textOfHtml } from '../../feeds/feed-text.ts'
import type { AgentScope } from '../agent-scope.ts'
import { pictureAddress, shopAddress } from '../bags/answer-bag.ts'
import { isoMinor } from '../protocol/money.ts'

export interface Price {
  readonly amount: number
  readonly currency: string
}

export interface SelectedOption {
  readonly name: string
  readonly label: string
}

/** Something that can be put in a bag: `id` is its sku. */
export interface CatalogueVariant {
  readonly id: string
  readonly sku: string
  readonly title: string
  readonly description: { readonly plain: string }
  readonly url: string
  readonly price: Price
  readonly list_price?: Price
  readonly availability: { readonly available: boolean; readonly status: string }
  readonly options: readonly SelectedOption[]
  readonly media: readonly object[]
}

export interface CatalogueProduct {
  readonly id: string
  readonly title: string
  readonly variants: readonly CatalogueVariant[]
  readonly options: readonly { readonly name: string; readonly values: readonly { readonly label: string }[] }[]
  readonly [field: string]: unknown
}

/** A product as agents see it, with all its variants; those that can be bought first. */
export const toCatalogueProduct = (product: Product, scope: AgentScope): CatalogueProduct => {
  const { id, slug, name, brand, description, breadcrumbs, rating, priceRange } = product
  const { currency } = scope.site
  const price = (major: number): Price => ({ amount: isoMinor(major, scope.site), currency: currency.code })
  const variants = [...variantsOf(product, scope)].sort((a, b) => Number(b.availability.available) - Number(a.availability.available))
  const isReduced = priceRange.listMin > priceRange.saleMin || priceRange.listMax > priceRange.saleMax
  return {
    id,
    handle: slug,
    title: [brand.name, name].filter((part) => part !== '').join(' '),
    description: { plain: textOfHtml(description), html: description },
    url: shopAddress(scope, `/product/${slug}/${id}`),
    categories: breadcrumbs.length === 0 ? [] : [{ value: breadcrumbs.map(({ label }) => label).join(' > '), taxonomy: 'merchant' }],
    price_range: { min: price(priceRange.saleMin), max: price(priceRange.saleMax) },
    ...(isReduced ? { list_price_range: { min: price(priceRange.listMin), max: price(priceRange.listMax) } } : {}),
    media: mediaOf(product, scope),
    options: optionsOf(variants),
    variants,
    ...(rating === undefined ? {} : { rating: { value: rating.average, scale_min: 1, scale_max: 5, count: rating.count } }),
  }
}

/** Names of options in the shop's words and language. */
const optionNames = ({ optionNames: own }: Product, { site, language }: AgentScope) => {
  const t = shopTexts(localeTag(language, site.code))
  return {
    color: own?.color ?? t('product.optionLabel.color'),
    size: own?.size ?? t('product.optionLabel.size'),
    sizeType: own?.sizeType ?? t('product.optionLabel.sizeType'),
  }
}

interface Sold {
  readonly sku: string
  readonly price: PricePair
  readonly availability: StockStatus
  readonly options: readonly SelectedOption[]
  readonly group: ColorGroup
}

const variantsOf = (product: Product, scope: AgentScope): readonly CatalogueVariant[] => {
  const names = optionNames(product, scope)
  const { oneSizeValues } = scope.site.product
  // A color that is a product of its own has its own id; a bag takes it by its sku all the same.
  const sold = product.options.flatMap((group): readonly Sold[] =>
    group.options.flatMap(({ sku, price, availability, size, sizeType }): readonly Sold[] => {
      const options = [
        ...(group.name === '' ? [] : [{ name: names.color, label: group.name }]),
        ...(size === undefined || isOneSize(size.name, oneSizeValues) ? [] : [{ name: names.size, label: size.name }]),
      ]
      if (sizeType === undefined) return [{ sku, price, availability, options, group }]
      return sizeType.options.map((each) => ({
        sku: each.sku,
        price: each.price,
        availability: each.availability,
        options: [...options, { name: names.sizeType, label: each.name }],
        group,
      }))
    }),
  )
  return sold.map((each) => toVariant(product, each, scope))
}

const toVariant = (product: Product, { sku, price, availability, options, group }: Sold, scope: AgentScope): CatalogueVariant => {
  const amount = (major: number): Price => ({ amount: isoMinor(major, scope.site), currency: scope.site.currency.code })
  const path = group.path ?? `/product/${product.slug}/${product.id}`
  const chosen = options.map(({ label }) => label).join(', ')
  return {
    id: sku,
    sku,
    title: chosen === '' ? product.name : `${product.name} (${chosen})`,
    description: { plain: textOfHtml(product.description) },
    url: shopAddress(scope, `${path}?sku=${encodeURIComponent(sku)}`),
    price: amount(price.sale),
    ...(price.list > price.sale ? { list_price: amount(price.list) } : {}),
    availability: { available: isPurchasable(availability), status: STATUSES[availability] },
    options,
    media: mediaOf(product, scope, group.slug),
  }
}

/** Words of the protocol for the shop's states. */
const STATUSES: Readonly<Record<StockStatus, string>> = {
  AVAILABLE: 'in_stock',
  LOWSTOCK: 'in_stock',
  PREORDER: 'preorder',
  BACKORDER: 'backorder',
  NOTAVAILABLE: 'out_of_stock',
  GIFTONLY: 'out_of_stock',
}

const MOST_PICTURES = 6

/** Pictures of the product, or of one color of it. */
const mediaOf = ({ media: { large } }: Product, scope: AgentScope, color?: string): readonly object[] => {
  const ofColor = color === undefined ? large : large.filter(({ colorSlug }) => colorSlug === undefined || colorSlug === color)
  return ofColor.slice(0, MOST_PICTURES).flatMap(({ src, alt }) => {
    const url = pictureAddress(src, scope)
    return url === undefined ? [] : [{ type: 'image', url, alt_text: alt }]
  })
}

const optionsOf = (variants: readonly CatalogueVariant[]): CatalogueProduct['options'] => {
  const labels = new Map<string, Set<string>>()
  for (const { options } of variants) for (const { name, label } of options) labels.set(name, (labels.get(name) ?? new Set()).add(label))
  return [...labels].map(([name, values]) => ({ name, values: [...values].map((label) => ({ label })) }))
}

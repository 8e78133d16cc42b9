import type { LocalisedText } from '../../database/schema/catalogue.ts'
import type { CatalogueProduct } from '../catalogue-product.ts'
import { cleanHtml } from '../files/clean-html.ts'
import { cleanText } from '../files/clean-text.ts'
import { pageIdsOf, type createFileCategories } from '../files/file-categories.ts'
import { readDate } from '../files/read-date.ts'
import { readTags } from '../files/read-tags.ts'
import { shortHash } from '../short-hash.ts'
import type { RowProblem } from '../importer.ts'
import { slugOf } from '../slug.ts'
import { assignCategories } from './assign-categories.ts'
import { readAttributes } from './attributes.ts'
import { productIdOf } from './product-id.ts'
import { readCustomOptions } from './read-custom-options.ts'
import type { FileVariants, LocalisedRow } from './read-variants.ts'
import { defined } from '../../../src/lib/defined.ts'

interface Request {
  readonly row: LocalisedRow
  readonly read: FileVariants
  readonly links: ReadonlyMap<string, readonly string[]>
  readonly categories: ReturnType<typeof createFileCategories>
  readonly brand: string
  readonly file: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly onProblem: (problem: RowProblem) => void
}

const LONGEST_SLUG = 120
const MOST_RELATED = 12

/** A row of a configurable or simple product with its variants, still without pictures; undefined where none of them can be sold. */
export const toProduct = (request: Request): CatalogueProduct | undefined => {
  const { row, read, categories, brand, file, now, onProblem } = request
  const { cells, line } = row
  const sku = cells['sku'] ?? ''
  const name = inLanguages(row, 'name', cleanText)
  const english = name['en'] ?? ''
  const fail = (column: string, message: string): undefined => void onProblem({ file, line, column, message })
  if (english === '') return fail('name', `${sku} has no name but markup.`)
  if (read.variants.length === 0) return fail('configurable_variations', `${sku} has no variant that can be sold.`)
  const attributes = readAttributes(cells['additional_attributes'] ?? '')
  const { tags: categoryTags, collections } = assignCategories(cells['categories'] ?? '', categories)
  const tags = readTags([row, ...row.views].map((each) => each.cells['meta_keywords'] ?? ''))
  const createdAt = readDate(cells['created_at'] ?? '')?.at
  const { customisation, problems } = readCustomOptions(cells['custom_options'] ?? '')
  for (const message of problems) onProblem({ file, line, column: 'custom_options', message })
  return {
    id: productIdOf(sku),
    slug: (slugOf(cells['url_key'] ?? '') || slugOf(english) || slugOf(sku) || shortHash(sku)).slice(0, LONGEST_SLUG),
    brandName: cleanText(attributes.get('manufacturer') ?? '') || brand,
    name,
    description: inLanguages(row, (cells['description'] ?? '').trim() === '' ? 'short_description' : 'description', cleanHtml),
    details: { en: detailsOf(attributes) },
    care: { en: '' },
    optionLevels: read.axes.map(({ level }) => level),
    categories: categoryTags,
    categoryPageIds: pageIdsOf(categoryTags),
    collections: [...collections, ...(attributes.get('new') === 'Yes' ? ['new-in'] : [])],
    ...(tags.length === 0 ? {} : { tags }),
    media: [],
    isFinalSale: false,
    isOversize: false,
    isDiscontinued: read.isDisabled,
    relatedIds: relatedIds(request),
    ...(createdAt === undefined || createdAt > now ? {} : { createdAt: Math.floor(createdAt / 1_000) }),
    ...defined({ customisation }),
    variants: read.variants.map(({ variant }) => variant),
  }
}

/** The default row's text, and that of store views which have another. */
const inLanguages = ({ cells, views }: LocalisedRow, column: string, clean: (text: string) => string): LocalisedText => ({
  en: clean(cells[column] ?? ''),
  ...Object.fromEntries(
    views.map(({ language, cells: own }) => [language, clean(own[column] ?? '')] as const).filter(([, text]) => text !== ''),
  ),
})

const relatedIds = ({ row: { cells }, links }: Request): readonly string[] => {
  const named = ['related_skus', 'upsell_skus', 'crosssell_skus'].flatMap((column) => (cells[column] ?? '').split(','))
  const all = [...(links.get(cells['sku'] ?? '') ?? []), ...named.map((sku) => sku.trim()).filter(Boolean)]
  return [...new Set(all.map(productIdOf))].slice(0, MOST_RELATED)
}

const SHOWN = ['material', 'pattern', 'climate', 'style_general', 'style_bottom'] as const

const detailsOf = (attributes: ReadonlyMap<string, string>): string => {
  const lines = SHOWN.flatMap((key) => {
    const value = attributes.get(key)
    return value === undefined || value === '' ? [] : [`<li>${titleOf(key)}: ${cleanHtml(cleanText(value.replaceAll('|', ', ')))}</li>`]
  })
  return lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`
}

const titleOf = (key: string): string => {
  const words = key.replace(/^style_.*/, 'style')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

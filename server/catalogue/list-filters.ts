import { and, asc, eq, sql } from 'drizzle-orm'
import { localised } from './localised.ts'
import { categories, type LocalisedText, products, variants } from '../database/schema/catalogue.ts'
import type { Runtime } from '../runtime.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { defined } from '../../src/lib/defined.ts'

/** One value of a filter (product.md 3, Filter option). */
export interface FilterOption {
  readonly filterType: 'brand' | 'categories' | 'color' | 'size'
  readonly index: number
  readonly tag: string
  readonly value: string
  readonly properties: { readonly rgb?: string; readonly swatchURL?: string }
}

type FilterValue = Pick<FilterOption, 'tag' | 'value'> & Partial<Pick<FilterOption, 'properties'>>

interface FilterInput {
  readonly site: SiteConfig
  readonly language: string
}

/** All values of a client's filters with their texts; the answer's `hits` are what the shop reads (CALL-32). */
export const listFilters = async (
  { database }: Pick<Runtime, 'database'>,
  { site, language }: FilterInput,
): Promise<{ readonly hits: readonly FilterOption[] }> => {
  const isClients = eq(products.clientTag, site.clientTag)
  const textIn = (text: LocalisedText): string => localised(text, localeTag(language, site.code))
  const brands = await database
    .selectDistinct({ tag: products.brandTag, value: products.brandName })
    .from(products)
    .where(isClients)
    .orderBy(asc(products.brandTag))
  const nodes = await database
    .select({ filters: categories.filters, label: categories.label })
    .from(categories)
    .where(and(eq(categories.clientTag, site.clientTag), eq(categories.isHidden, false)))
    .orderBy(asc(categories.path))
  const colors = await database
    .selectDistinctOn([sql`${variants.color} ->> 'slug'`], { color: variants.color })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), isClients))
    .where(sql`${variants.color} is not null`)
  const sizes = await database
    .selectDistinctOn([sql`${variants.size} ->> 'slug'`], { size: variants.size })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), isClients))
    .where(sql`${variants.size} is not null`)
  return {
    hits: [
      ...options('brand', brands),
      ...options(
        'categories',
        nodes.flatMap(({ filters, label }) => (filters['categories'] ?? []).slice(0, 1).map((tag) => ({ tag, value: textIn(label) }))),
      ),
      ...options(
        'color',
        colors.flatMap(({ color }) => (color === null ? [] : [{ tag: color.slug, value: textIn(color.label), properties: look(color) }])),
      ),
      ...options(
        'size',
        sizes.flatMap(({ size }) => (size === null ? [] : [{ tag: size.slug, value: size.label }])),
      ),
    ],
  }
}

const options = (filterType: FilterOption['filterType'], found: readonly FilterValue[]): readonly FilterOption[] =>
  found.map((one, index) => ({ filterType, index, properties: {}, ...one }))

const look = ({ hex, swatch }: { readonly hex?: readonly string[]; readonly swatch?: string }): FilterOption['properties'] => ({
  ...(hex?.[0] === undefined ? {} : { rgb: hex[0] }),
  ...defined({ swatchURL: swatch }),
})

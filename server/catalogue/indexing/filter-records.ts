import type { SiteConfig } from '../../../src/site/site-config.ts'
import { ancestorTags } from '../category-tag.ts'
import { countBy } from '../count-by.ts'
import { localised } from '../localised.ts'
import type { CategoryLabel } from './category-labels.ts'
import type { SlimSource } from './slim-source.ts'
import { namesIn } from './record-colors.ts'
import { defined } from '../../../src/lib/defined.ts'

/** A value of a filter with what a shopper reads for its tag; the record of the `_filters` index. */
export interface FilterRecord {
  readonly objectID: string
  readonly filterType: string
  readonly tag: string
  readonly value: string
  readonly localised: Readonly<Record<string, { readonly name: string; readonly within?: string }>>
  /** Of a category: its department, and where it is, without prefix. */
  readonly within?: string
  readonly path?: string
  /** Products of a brand or category; what suggestions are ordered by. */
  readonly count?: number
  readonly index: number
  readonly properties: { readonly rgb?: readonly string[]; readonly swatchURL?: string; readonly sizeGroupLabel?: string }
}

interface Request {
  readonly sources: readonly SlimSource[]
  readonly site: SiteConfig
  readonly categories: ReadonlyMap<string, CategoryLabel>
}

/** Every brand, color, size and category of the sources, once each. */
export const filterRecords = ({ sources, site, categories }: Request): readonly FilterRecord[] => {
  const records = new Map<string, FilterRecord>()
  const add = (record: Omit<FilterRecord, 'objectID' | 'index'>): void => {
    const objectID = `${record.filterType}:${record.tag}`
    if (!records.has(objectID)) records.set(objectID, { ...record, objectID, index: records.size })
  }
  const byBrand = countBy(sources.map(({ product }) => product.brandTag))
  for (const { product } of sources) {
    const { brandTag, brandName } = product
    add({ filterType: 'brand', tag: brandTag, value: brandName, localised: {}, count: byBrand.get(brandTag) ?? 0, properties: {} })
  }
  for (const { color } of sources.flatMap(({ variants }) => variants)) {
    if (color !== null && color.optionName === undefined)
      add({
        filterType: 'color',
        tag: color.slug,
        value: localised(color.label, 'en'),
        localised: namesIn(color.label, site),
        properties: colorProperties(color),
      })
  }
  for (const { size } of sources.flatMap(({ variants }) => variants)) {
    if (size !== null && size.optionName === undefined)
      add({ filterType: 'size', tag: size.slug, value: size.label, localised: {}, properties: {} })
  }
  const byTag = countBy(sources.flatMap(({ product }) => [...new Set(product.categories.flatMap(ancestorTags))]))
  for (const { tag, path, label, within } of categories.values())
    add({
      filterType: 'categories',
      tag,
      value: localised(label, 'en'),
      localised: placesIn({ label, within }, site),
      ...(within === undefined ? {} : { within: localised(within, 'en') }),
      ...(path === undefined ? {} : { path, count: byTag.get(tag) ?? 0 }),
      properties: {},
    })
  return [...records.values()]
}

const colorProperties = ({ hex, swatch }: { readonly hex?: readonly string[]; readonly swatch?: string }): FilterRecord['properties'] => ({
  ...defined({ rgb: hex, swatchURL: swatch }),
})

const placesIn = ({ label, within }: Pick<CategoryLabel, 'label' | 'within'>, site: SiteConfig): FilterRecord['localised'] =>
  Object.fromEntries(
    Object.entries(namesIn(label, site)).map(([language, name]) => [
      language,
      within === undefined ? name : { ...name, within: localised(within, language) },
    ]),
  )

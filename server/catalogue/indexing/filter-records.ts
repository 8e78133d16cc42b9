import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { NavigationNode } from '../../../src/site/navigation.ts'
import { localised } from '../localised.ts'
import type { IndexSource } from './index-source.ts'
import { namesIn } from './record-colors.ts'

/** A value of a filter with what a shopper reads for its tag; the record of the `_filters` index. */
export interface FilterRecord {
  readonly objectID: string
  readonly filterType: string
  readonly tag: string
  readonly value: string
  readonly localised: Readonly<Record<string, { readonly name: string }>>
  readonly index: number
  readonly properties: { readonly rgb?: readonly string[]; readonly swatchURL?: string; readonly sizeGroupLabel?: string }
}

interface Request {
  readonly sources: readonly IndexSource[]
  readonly site: SiteConfig
  /** Navigation by language, for the names of categories. */
  readonly navigation: ReadonlyMap<string, readonly NavigationNode[]>
}

/** Every brand, color, size and category of the sources, once each. */
export const filterRecords = ({ sources, site, navigation }: Request): readonly FilterRecord[] => {
  const records = new Map<string, FilterRecord>()
  const add = (record: Omit<FilterRecord, 'objectID' | 'index'>): void => {
    const objectID = `${record.filterType}:${record.tag}`
    if (!records.has(objectID)) records.set(objectID, { ...record, objectID, index: records.size })
  }
  for (const { product } of sources)
    add({ filterType: 'brand', tag: product.brandTag, value: product.brandName, localised: {}, properties: {} })
  for (const { color } of sources.flatMap(({ variants }) => variants)) {
    if (color !== null)
      add({
        filterType: 'color',
        tag: color.slug,
        value: localised(color.label, 'en'),
        localised: namesIn(color.label, site.languages),
        properties: colorProperties(color),
      })
  }
  for (const { size } of sources.flatMap(({ variants }) => variants)) {
    if (size !== null) add({ filterType: 'size', tag: size.slug, value: size.label, localised: {}, properties: {} })
  }
  for (const { tag, label } of categoryLabels(navigation, site.languages))
    add({ filterType: 'categories', tag, value: localised(label, 'en'), localised: namesIn(label, site.languages), properties: {} })
  return [...records.values()]
}

const colorProperties = ({ hex, swatch }: { readonly hex?: readonly string[]; readonly swatch?: string }): FilterRecord['properties'] => ({
  ...(hex === undefined ? {} : { rgb: hex }),
  ...(swatch === undefined ? {} : { swatchURL: swatch }),
})

const categoryLabels = (navigation: Request['navigation'], languages: readonly string[]) => {
  const labels = new Map<string, Record<string, string>>()
  for (const language of new Set(['en', ...languages])) {
    for (const { filters, label } of flatten(navigation.get(language) ?? [])) {
      const [tag] = filters['categories'] ?? []
      if (tag !== undefined && Object.keys(filters).length === 1) labels.set(tag, { ...labels.get(tag), [language]: label })
    }
  }
  return [...labels].map(([tag, label]) => ({ tag, label }))
}

const flatten = (nodes: readonly NavigationNode[]): readonly NavigationNode[] => nodes.flatMap((node) => [node, ...flatten(node.children)])

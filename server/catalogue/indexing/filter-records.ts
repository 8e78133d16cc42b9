import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { NavigationNode } from '../../../src/site/navigation.ts'
import type { LocalisedText } from '../../database/schema/catalogue.ts'
import { ancestorTags } from '../category-tag.ts'
import { countBy } from '../count-by.ts'
import { localised } from '../localised.ts'
import type { SlimSource } from './slim-source.ts'
import { namesIn } from './record-colors.ts'

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
  for (const { tag, path, label, within } of categoryLabels(navigation, site.languages))
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
  ...(hex === undefined ? {} : { rgb: hex }),
  ...(swatch === undefined ? {} : { swatchURL: swatch }),
})

/** A category in every language; without a path where no menu leads to it. */
interface CategoryLabel {
  readonly tag: string
  readonly path?: string
  readonly label: LocalisedText
  /** Name of the department that it is in. */
  readonly within?: LocalisedText | undefined
}

const categoryLabels = (navigation: Request['navigation'], languages: readonly string[]): readonly CategoryLabel[] => {
  const labels = new Map<string, CategoryLabel>()
  for (const language of new Set(['en', ...languages])) {
    for (const { node, department } of flatten(navigation.get(language) ?? [])) {
      const [tag] = node.filters['categories'] ?? []
      if (tag === undefined || Object.keys(node.filters).length !== 1) continue
      const known = labels.get(tag)
      labels.set(tag, {
        tag,
        label: { ...known?.label, [language]: node.label },
        ...(node.hide === true ? {} : { path: node.path }),
        ...(department === node ? {} : { within: { ...known?.within, [language]: department.label } }),
      })
    }
  }
  return [...labels.values()]
}

const placesIn = ({ label, within }: Pick<CategoryLabel, 'label' | 'within'>, site: SiteConfig): FilterRecord['localised'] =>
  Object.fromEntries(
    Object.entries(namesIn(label, site)).map(([language, name]) => [
      language,
      within === undefined ? name : { ...name, within: localised(within, language) },
    ]),
  )

/** Every node with the one of the first level above it. */
const flatten = (
  nodes: readonly NavigationNode[],
  above?: NavigationNode,
): readonly { readonly node: NavigationNode; readonly department: NavigationNode }[] =>
  nodes.flatMap((node) => [{ node, department: above ?? node }, ...flatten(node.children, above ?? node)])

import type { NavigationNode } from '../../../src/site/navigation.ts'
import type { LocalisedText } from '../../database/schema/catalogue.ts'

/** Navigation by language: where the names of categories are. */
export type NavigationByLanguage = ReadonlyMap<string, readonly NavigationNode[]>

/** A category in every language; without a path where no menu leads to it. */
export interface CategoryLabel {
  readonly tag: string
  readonly path?: string
  readonly label: LocalisedText
  /** Name of the department that it is in. */
  readonly within?: LocalisedText | undefined
}

/** The categories of a menu by tag, as each of the languages calls them; English is always one. */
export const categoryLabels = (navigation: NavigationByLanguage, languages: readonly string[]): ReadonlyMap<string, CategoryLabel> => {
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
  return labels
}

/** Every node with the one of the first level above it. */
const flatten = (
  nodes: readonly NavigationNode[],
  above?: NavigationNode,
): readonly { readonly node: NavigationNode; readonly department: NavigationNode }[] =>
  nodes.flatMap((node) => [{ node, department: above ?? node }, ...flatten(node.children, above ?? node)])

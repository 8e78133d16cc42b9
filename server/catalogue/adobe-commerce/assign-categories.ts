import type { createFileCategories } from '../files/file-categories.ts'
import { slugOf } from '../slug.ts'

const ROOT = 'Default Category'
const REST = 'More'
/* Groups that cut across the tree become collections, since their pages are campaigns rather than departments. */
const CROSS_SECTIONS = new Set(['Collections', 'Promotions', 'Gear Promotions'])
const DEPARTMENT_PARTS: Readonly<Record<string, readonly string[]>> = { Tops: ['Clothing'], Bottoms: ['Clothing'] }

/** A `categories` cell as tags of the navigation tree, the deepest first, and as collections. */
export const assignCategories = (
  cell: string,
  categories: ReturnType<typeof createFileCategories>,
): { readonly tags: readonly string[]; readonly collections: readonly string[] } => {
  const paths = splitPaths(cell).map((path) =>
    path
      .split('/')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== ROOT),
  )
  const inTree = paths
    .filter(([first]) => first !== undefined && !CROSS_SECTIONS.has(first))
    .flatMap((names) => categories.addPath(underDepartment(names)) ?? [])
  // What is nowhere could not be found but by searching.
  const tags = inTree.length > 0 ? inTree : [categories.addPath([REST])].flatMap((tag) => tag ?? [])
  const collections = paths
    .filter(([first]) => first !== undefined && CROSS_SECTIONS.has(first))
    .flatMap((names) => slugOf(names.at(-1) ?? ''))
  const deepest = [...new Set(tags)].sort((a, b) => b.split(' > ').length - a.split(' > ').length)
  const divisions = [...new Set(deepest.map((tag) => `_div_${tag.split(' > ')[0] ?? ''}`))]
  return { tags: deepest, collections: [...new Set([...collections.filter((slug) => slug !== ''), ...divisions])] }
}

/** Paths are separated by commas that names may hold too; a new path begins at the root's name. */
const splitPaths = (cell: string): readonly string[] =>
  cell
    .split(new RegExp(`,(?=${ROOT}(?:/|,|$))|,(?=[^/,]+/)`))
    .map((path) => path.trim())
    .filter(Boolean)

/** `Men / Tops / Tees` goes below the shop's own `men / clothing`. */
const underDepartment = (names: readonly string[]): readonly string[] =>
  names.flatMap((name, index) => (index === 1 ? (DEPARTMENT_PARTS[name] ?? [name]) : [name]))

import { ancestorTags, tagOfPath } from '../category-tag.ts'
import type { CatalogueCategory } from '../catalogue-product.ts'
import { NAVIGATION_LABELS } from '../navigation-labels.ts'
import { slugOf } from '../slug.ts'
import { cleanText } from './clean-text.ts'
import { shortHash } from '../short-hash.ts'

/** Levels of the tree that a file may fill; what is deeper is listed in the last of them. */
const DEEPEST = 6
const LONGEST_LABEL = 100

/** Collects the categories a file names and gives each its path in the navigation tree. */
export const createFileCategories = () => {
  const nodes = new Map<string, CatalogueCategory>()
  let position = FIRST_POSITION

  const add = (path: string, label: string): void => {
    if (nodes.has(path)) return
    const parentPath = path.slice(0, path.lastIndexOf('/'))
    const slug = path.slice(path.lastIndexOf('/') + 1)
    position += 1
    nodes.set(path, {
      path,
      ...(parentPath === '' ? { key: slug } : { parentPath }),
      slug,
      label: { ...NAVIGATION_LABELS[slug], en: label },
      position,
      isHidden: false,
      filters: { categories: [tagOfPath(path)] },
    })
  }

  return {
    /** Adds `Men / Tops / Tees` to the tree and returns its tag; undefined where there is no name. */
    addPath: (texts: readonly string[]): string | undefined => {
      const names = texts.map((text) => cleanText(text).slice(0, LONGEST_LABEL)).filter(Boolean)
      const slugs = names.slice(0, DEEPEST).map((name) => slugOf(name) || shortHash(name))
      if (slugs.length === 0) return undefined
      slugs.forEach((_, index) => add(`/${slugs.slice(0, index + 1).join('/')}`, names[index] ?? ''))
      return tagOfPath(slugs.join('/'))
    },
    all: (): readonly CatalogueCategory[] => [...nodes.values()],
  }
}

/* Imported nodes come after the demo's own. */
const FIRST_POSITION = 100

/** Ids of the pages that list a product of these tags. */
export const pageIdsOf = (tags: readonly string[]): readonly string[] =>
  [...new Set(tags.flatMap(ancestorTags))].map((tag) => tag.replaceAll(' > ', '-'))

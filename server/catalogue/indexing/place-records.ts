import type { BlockNode, Page } from '../../../schemas/page.ts'
import { pathOfKey } from '../../../src/content/page-entry.ts'
import { chooseVariants, pickOriginal } from '../../../src/content/variants.ts'
import type { NavigationNode } from '../../../src/site/navigation.ts'

/** A page that words lead to by its name; the record of the `_pages` index. */
export interface PlaceRecord {
  readonly objectID: string
  readonly site: string
  readonly language: string
  readonly name: string
  readonly description: string
  /** What its blocks are headed by. */
  readonly headings: readonly string[]
  /** Without prefix. */
  readonly path: string
}

interface Request {
  /** Live pages of one site in one language. */
  readonly pages: readonly Page[]
  readonly navigation: readonly NavigationNode[]
  readonly site: string
  readonly language: string
}

/** Home, search and checkout are not found by their names. */
const LEFT_OUT = new Set(['/', '/search', '/checkout/basket'])

/**
 * Pages to go to by name: those that merchandisers published, and listings of the menu that are no category, such as gifts. Categories and
 * brands are found among the values of filters, with how many products they have.
 */
export const placeRecords = ({ pages, navigation, site, language }: Request): readonly PlaceRecord[] => {
  const nodes = flatten(navigation)
  const taken = new Set([...LEFT_OUT, ...nodes.map(({ path }) => path)])
  const record = (path: string, rest: Pick<PlaceRecord, 'name' | 'description' | 'headings'>): PlaceRecord => ({
    objectID: `${site}:${language}:${path}`,
    site,
    language,
    path,
    ...rest,
  })
  return [
    ...nodes.filter(isCollection).map(({ path, label }) => record(path, { name: label, description: '', headings: [] })),
    ...pages.flatMap((page) => {
      const path = pathOfKey(page.key)
      if (path === undefined || taken.has(path) || page.seo.noindex === true) return []
      return record(path, {
        name: page.title,
        description: page.seo.description ?? '',
        headings: [...new Set(chooseVariants(page, pickOriginal).blocks.flatMap(headingsIn))].slice(0, MAX_HEADINGS),
      })
    }),
  ]
}

/** A record of a vendor's index is limited to 10 kB. */
const MAX_HEADINGS = 40
const MAX_HEADING = 120

/** Props that head a block or a part of it. */
const HEADINGS = ['heading', 'title', 'text'] as const

const headingsIn = ({ props, slots = {} }: BlockNode): readonly string[] => [
  ...HEADINGS.flatMap((name) => {
    const value = props[name]
    return typeof value === 'string' && value !== '' && value.length <= MAX_HEADING ? value : []
  }),
  ...Object.values(slots).flatMap((blocks) => blocks.flatMap(headingsIn)),
]

const flatten = (nodes: readonly NavigationNode[]): readonly NavigationNode[] => nodes.flatMap((node) => [node, ...flatten(node.children)])

/** Collections of the first level only: nodes below them have the names of departments. */
const isCollection = ({ path, filters }: NavigationNode): boolean =>
  path.lastIndexOf('/') === 0 && Object.keys(filters).length > 0 && filters['categories'] === undefined

import type { StorefrontDeps } from '../../server/storefront/storefront-deps.ts'
import type { PageKind } from '../../schemas/page-kinds.ts'
import type { BlockNode, Page } from '../../schemas/page.ts'

let count = 0

/** A block of any type; give slots where it has them. */
export const node = (type: string, changes: Partial<Omit<BlockNode, 'type'>> = {}): BlockNode => ({
  id: `${type}-${(count += 1)}`,
  type,
  version: 1,
  props: {},
  ...changes,
})

/** A published page of a kind with these blocks. */
export const page = (
  kind: PageKind,
  blocks: readonly BlockNode[] = [node('text', { props: { text: `This is ${kind}` } })],
  changes: Partial<Page> = {},
): Page => ({
  id: `entry-${kind}`,
  key: kind,
  kind,
  siteTag: 'ald-gb',
  language: 'en',
  title: `The ${kind} page`,
  seo: {},
  blocks,
  ...changes,
})

/** The live pages of a shop that has published nothing. */
export const noPages = (): StorefrontDeps['pages'] => ({
  get: async () => undefined,
  listPaths: async () => [],
  sitesWith: async () => new Set(),
  onChange: () => () => undefined,
})

import type { BlockMeta } from '../../schemas/page.ts'
import { without } from '../lib/without.ts'

/**
 * What a block of a shared section inherits from the section: both windows must be open, both lists must allow; where only
 * one can hold, the block's own does. An anchor is one place on the page, so it is not handed down to several blocks.
 */
export const mergeMeta = (outer: BlockMeta, inner: BlockMeta): BlockMeta => ({
  ...without(outer, 'anchor'),
  ...inner,
  ...both('visibleFrom', later(outer.visibleFrom, inner.visibleFrom)),
  ...both('visibleUntil', earlier(outer.visibleUntil, inner.visibleUntil)),
  ...both('countries', common(outer.countries, inner.countries)),
  ...both('languages', common(outer.languages, inner.languages)),
  ...both('navContexts', common(outer.navContexts, inner.navContexts)),
})

const both = <Name extends keyof BlockMeta>(name: Name, value: BlockMeta[Name] | undefined): Partial<BlockMeta> =>
  value === undefined ? {} : { [name]: value }

const later = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Date.parse(a) > Date.parse(b) ? a : b

const earlier = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Date.parse(a) < Date.parse(b) ? a : b

/** Empty lists allow everybody, so an empty intersection has to name somebody who does not exist. */
const common = (a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined => {
  // What is no list is a mistake of the inner or the outer block; kept, it is the gate that says so.
  if (!Array.isArray(a ?? []) || !Array.isArray(b ?? [])) return Array.isArray(a ?? []) ? b : a
  if (a === undefined || a.length === 0 || b === undefined || b.length === 0) return a?.length ? a : b
  const shared = a.filter((value) => b.includes(value))
  return shared.length > 0 ? shared : [NOBODY]
}

const NOBODY = '-'

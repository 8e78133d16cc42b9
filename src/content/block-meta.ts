import type { BlockMeta, Json, BlockNode } from '../../schemas/page.ts'
import { without } from '../lib/without.ts'
import { isObject, readField, type CmsEntry } from './cms-entry.ts'
import type { Conversion } from './conversion.ts'
import { toInstant } from '../lib/zoned-time.ts'

/** The field of every content type for where and when a block shows. */
export const META_FIELD = 'meta'

/** A block's settings, with instants for dates. */
export const readMeta = (
  entry: CmsEntry,
  { locales, timeZone = 'UTC' }: Pick<Conversion, 'locales' | 'timeZone'>,
): BlockMeta | undefined => {
  const meta = readField(entry.fields[META_FIELD], locales)
  if (!isObject(meta) || Object.keys(meta).length === 0) return undefined
  // validatePage refuses a meta object of another shape before anybody relies on it.
  return { ...meta, ...instant('visibleFrom', meta, timeZone), ...instant('visibleUntil', meta, timeZone) } as BlockMeta
}

/** A date of a window as an instant; what is no date stays as it is, for validatePage to name it. */
const instant = (name: 'visibleFrom' | 'visibleUntil', meta: { readonly [key: string]: Json }, timeZone: string) => {
  const value = meta[name]
  const parsed = typeof value === 'string' ? toInstant(value, timeZone, name === 'visibleFrom' ? 'begin' : 'end') : undefined
  return parsed === undefined ? {} : { [name]: parsed }
}

/**
 * What a block of a shared section inherits from the section: both windows must be open, both lists must allow; where only
 * one can be set, the block's own is. An anchor names one block of the page, so it is not handed down to several.
 */
export const mergeMeta = (outer: BlockMeta, inner: BlockMeta): BlockMeta => ({
  ...inherited(outer, inner),
  ...inner,
  ...both('visibleFrom', later(outer.visibleFrom, inner.visibleFrom)),
  ...both('visibleUntil', earlier(outer.visibleUntil, inner.visibleUntil)),
  ...both('countries', common(outer.countries, inner.countries)),
  ...both('languages', common(outer.languages, inner.languages)),
  ...both('navContexts', common(outer.navContexts, inner.navContexts)),
})

/** Audience and segment together say for whom, so guests are not handed the segment of a section, nor a segment its guests. */
const inherited = (outer: BlockMeta, inner: BlockMeta): BlockMeta => {
  const handed = without(outer, 'anchor')
  if (inner.audience === 'guest') return without(handed, 'segment')
  return inner.segment === undefined ? handed : without(handed, 'audience')
}

const both = <Name extends keyof BlockMeta>(name: Name, value: BlockMeta[Name] | undefined): Partial<BlockMeta> =>
  value === undefined ? {} : { [name]: value }

// The inner one where the outer has none or what is no date; where the inner has none, the outer's is inherited already.
const later = (outer = '', inner?: string): string | undefined => (Date.parse(outer) > Date.parse(inner ?? '') ? outer : inner)

const earlier = (outer = '', inner?: string): string | undefined => (Date.parse(outer) < Date.parse(inner ?? '') ? outer : inner)

/** Empty lists allow everybody, so an empty intersection has to name somebody who does not exist. */
const common = (a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined => {
  // What is no list is a mistake of the inner or the outer block: it stays, so that the gate reports it.
  if (!Array.isArray(a ?? []) || !Array.isArray(b ?? [])) return Array.isArray(a ?? []) ? b : a
  if (a === undefined || a.length === 0 || b === undefined || b.length === 0) return a?.length ? a : b
  const shared = a.filter((value) => b.includes(value))
  return shared.length > 0 ? shared : [NOBODY]
}

const NOBODY = '-'

/** Where a page goes live. */
interface SiteContext {
  /** ISO alpha-2. */
  readonly country: string
  readonly language: string
}

/** The blocks meant for a country and language, at every depth, without the lists that chose them: they have done their work. */
export const selectForSite = (nodes: readonly BlockNode[], context: SiteContext): readonly BlockNode[] =>
  nodes
    .filter((node) => isMeantFor(node.meta, context))
    .map((node) => {
      const { slots, meta, ...rest } = node
      return { ...rest, ...selectedSlots(slots, context), ...remainingMeta(meta) }
    })

/** A list that names no country or language anywhere is a mistake the gate has to see: such a block stays. */
const isMeantFor = (meta: BlockMeta | undefined, context: SiteContext): boolean =>
  isMistaken(meta) || (includes(meta?.countries, context.country) && includes(meta?.languages, context.language))

const isMistaken = (meta: BlockMeta | undefined): boolean => !isListOf(COUNTRY, meta?.countries) || !isListOf(LANGUAGE, meta?.languages)

/** As in schemas/common/block-meta.schema.json; `-` is what mergeMeta writes for nobody. */
const COUNTRY = /^(?:[A-Z]{2}|-)$/
const LANGUAGE = /^(?:[a-z]{2,3}|-)$/

const isListOf = (form: RegExp, list: unknown): boolean =>
  list === undefined || (Array.isArray(list) && list.every((entry) => typeof entry === 'string' && form.test(entry)))

/** An absent or empty list excludes nobody. */
const includes = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.length === 0 || list.includes(value)

const selectedSlots = (slots: BlockNode['slots'], context: SiteContext): Pick<BlockNode, 'slots'> | undefined =>
  slots === undefined
    ? undefined
    : { slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, selectForSite(nodes, context)])) }

const remainingMeta = (meta: BlockMeta | undefined): Pick<BlockNode, 'meta'> | undefined => {
  if (meta === undefined) return undefined
  if (isMistaken(meta)) return { meta }
  const rest = without(without(meta, 'countries'), 'languages')
  return Object.keys(rest).length === 0 ? undefined : { meta: rest }
}

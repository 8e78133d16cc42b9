import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Json } from '../../../schemas/page.ts'
import { isShared } from '../../../src/content/clipboard/clip.ts'
import { isLink, linkTo, slotsOf, type CmsEntry, type CmsSource } from '../../../src/content/cms-entry.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { chooseEntry, toCandidate } from '../../../src/content/page-entry.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'
import type { ClipboardCms } from './clipboard-cms.ts'

/** The page with a key: a site's own where it is named, else the one for every site, else the only one. Throws a UsageError. */
export const findPage = async (cms: ClipboardCms, key: string, siteTag: string | undefined): Promise<CmsEntry> => {
  const [locales, pages] = await Promise.all([cms.locales(), cms.pages([key])])
  const candidates = pages.map((page) => toCandidate(page, defaultLocaleOf(locales)))
  const chosen = chooseEntry(candidates, siteTag ?? '') ?? (siteTag === undefined && pages.length === 1 ? pages[0] : undefined)
  if (chosen !== undefined) return chosen
  if (pages.length === 0) throw new UsageError(`There is no page with the key "${key}".`)
  throw new UsageError(
    `There are several pages with the key "${key}": add --site, one of ${candidates.flatMap(({ sites }) => sites).join(', ')}.`,
  )
}

/** A page with the entries on it. */
interface PageContent {
  readonly page: CmsEntry
  readonly source: Pick<CmsSource, 'entries'>
  /** The page's own among them. */
  readonly schemas: ReadonlyMap<string, BlockSchema>
}

/** A block of a page, and the entry and field that hold it. */
export interface FoundBlock {
  readonly entry: CmsEntry
  readonly holder: CmsEntry
  readonly slot: string
  /** Whether a shared section is around it, so that it is on other pages too. */
  readonly isInShared: boolean
}

/** The first occurrence of a block on a page. Of a block that is used again, `hero-2`, the entry is meant. Throws a UsageError. */
export const findBlock = (id: string, content: PageContent): FoundBlock => {
  const found = search(id, content) ?? search(id.replace(/-\d+$/, ''), content)
  if (found === undefined)
    throw new UsageError(`There is no block ${id} on the page. The preview's bar and \`npm run cms copy\` name them.`)
  return found
}

const search = (id: string, { page, source, schemas }: PageContent): FoundBlock | undefined => {
  const seen = new Set([page.sys.id])
  const below = (holder: CmsEntry, isInShared: boolean): FoundBlock | undefined => {
    for (const { name: slot, ids } of slotsOf(holder, schemas.get(holder.sys.contentType.sys.id)))
      for (const inner of ids) {
        const entry = source.entries.get(inner)
        if (entry === undefined || seen.size === seen.add(inner).size) continue
        if (inner === id) return { entry, holder, slot, isInShared }
        const found = below(entry, isInShared || isShared(entry, schemas))
        if (found !== undefined) return found
      }
    return undefined
  }
  return below(page, false)
}

/** Where on a page: beside a block, at the end of a block's slot (`id.slot`), or at the end of the page. */
export type PastePosition = { readonly before: string } | { readonly after: string } | { readonly into: string } | { readonly end: true }

/** An entry whose list of blocks is to grow. */
export interface Target {
  readonly holder: CmsEntry
  readonly slot: string
  /** Where in the list. */
  readonly index: number
}

interface TargetContent extends PageContent {
  readonly defaultLocale: string
}

/** Throws a UsageError for a position the page does not have, and for one in a shared section: that would change other pages. */
export const findTarget = (position: PastePosition, content: TargetContent): Target => {
  const { page, defaultLocale } = content
  if ('end' in position) return { holder: page, slot: 'blocks', index: linksIn(page, 'blocks', defaultLocale).length }
  if ('into' in position) return findSlot(position.into, content)
  const id = 'before' in position ? position.before : position.after
  const { entry, holder, slot, isInShared } = findBlock(id, content)
  if (isInShared) throw new UsageError(SHARED)
  const index = linksIn(holder, slot, defaultLocale).findIndex((link) => isLink(link) && link.sys.id === entry.sys.id)
  if (index < 0) throw new UsageError(`The block ${id} is there in some languages only. Choose another position.`)
  return { holder, slot, index: 'before' in position ? index : index + 1 }
}

const findSlot = (into: string, content: TargetContent): Target => {
  const [, id = '', slot = ''] = /^(.+)\.([^.]+)$/.exec(into) ?? []
  if (slot === '') throw new UsageError('--into takes a block and its slot: <blockId>.<slot>.')
  const { entry, isInShared } = findBlock(id, content)
  if (isInShared || isShared(entry, content.schemas)) throw new UsageError(SHARED)
  const slots = content.schemas.get(entry.sys.contentType.sys.id)?.['x-slots'] ?? {}
  if (ownValue(slots, slot) === undefined)
    throw new UsageError(`The block ${id} has no slot "${slot}". It has: ${Object.keys(slots).join(', ') || 'none'}.`)
  return { holder: entry, slot, index: linksIn(entry, slot, content.defaultLocale).length }
}

const SHARED = 'That is a shared section: what is put there shows on every page that uses it. Edit it in the CMS.'

/** The holder's fields with references to these entries put at the target. Everything else stays the same object. */
export const withLinks = ({ holder, slot, index }: Target, ids: readonly string[], defaultLocale: string): CmsEntry['fields'] => {
  const links = linksIn(holder, slot, defaultLocale)
  const added = ids.map((id) => linkTo('Entry', id))
  return {
    ...holder.fields,
    [slot]: { ...holder.fields[slot], [defaultLocale]: [...links.slice(0, index), ...added, ...links.slice(index)] },
  }
}

/** Lists of blocks are the same in every language, so they are stored in the default one. */
const linksIn = (holder: CmsEntry, slot: string, defaultLocale: string): readonly Json[] => {
  const list = holder.fields[slot]?.[defaultLocale]
  return Array.isArray(list) ? list : []
}

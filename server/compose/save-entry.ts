import { isDeepStrictEqual } from 'node:util'
import type { EntryProps, PlainClientAPI } from 'contentful-management'
import type { ComposeAsset, ComposeEntry, ComposeFields, SaveEntry } from '../../schemas/api/compose.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { slotsOf } from '../../src/content/cms-entry.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { badRequest, Refusal } from './refusal.ts'
import { toComposeAsset, toComposeEntry } from './read-document.ts'
import { say } from './sentence.ts'

/** Entries that are no blocks of a page: they have rules of their own. */
const NOT_COMPOSED = new Set(['redirect'])

interface SavedEntry {
  readonly entry: ComposeEntry
  /** Blocks that stood in it before and do not now: taken off, or moved elsewhere. */
  readonly removed: readonly string[]
  /** Nothing had to be written where a save comes again. */
  readonly isWritten: boolean
  /** Undefined for an entry that was made. */
  readonly before?: { readonly version: number; readonly fields: ComposeFields }
}

/** Saves an entry's draft in the version it was read in, or makes a new one. Throws `STALE` with the entry as it is where another one is there by now. */
export const saveEntry = async (
  { entry }: Pick<PlainClientAPI, 'entry'>,
  entryId: string,
  { version, fields, contentType }: SaveEntry,
): Promise<SavedEntry> => {
  if (version === 0) return { entry: await makeEntry(entry, entryId, fields, contentType ?? ''), removed: [], isWritten: true }
  const current = await entry.get({ entryId })
  if (NOT_COMPOSED.has(current.sys.contentType.sys.id)) throw new Refusal(403, 'FORBIDDEN', say('notBlock'))
  if (current.sys.archivedVersion !== undefined) throw new Refusal(422, 'REFUSED', say('archivedMeanwhile'))
  if (current.sys.version !== version) return sameOrStale(current, fields)
  try {
    const updated = await entry.update({ entryId }, { ...current, fields: { ...fields } })
    const removed = removedBlocks(current, updated)
    return { entry: toComposeEntry(updated), removed, isWritten: true, before: { version, fields: current.fields } }
  } catch (cause) {
    // Somebody was quicker between the two calls; the CMS compares for certain.
    if (cause instanceof Error && cause.name === 'VersionMismatch') return sameOrStale(await entry.get({ entryId }), fields)
    throw cause
  }
}

/** A save whose answer was lost comes again: what is there is what was sent, and nothing has to be written. */
const sameOrStale = (current: EntryProps, fields: SaveEntry['fields']): SavedEntry => {
  if (isDeepStrictEqual(current.fields, fields)) return { entry: toComposeEntry(current), removed: [], isWritten: false }
  throw stale(toComposeEntry(current))
}

const removedBlocks = (before: EntryProps, after: EntryProps): readonly string[] => {
  const left = new Set(blocksIn(after))
  return blocksIn(before).filter((id) => !left.has(id))
}

const blocksIn = (entry: EntryProps): readonly string[] =>
  slotsOf(toCmsEntry(entry), entrySchemas.get(entry.sys.contentType.sys.id)).flatMap(({ ids }) => ids)

/** Makes a block, as a draft. Sent twice, it is made once: the second answer is `STALE` with what the first made. */
const makeEntry = async (
  entry: PlainClientAPI['entry'],
  entryId: string,
  fields: SaveEntry['fields'],
  contentTypeId: string,
): Promise<ComposeEntry> => {
  if (!isBlockType(contentTypeId)) throw badRequest('A new entry is a block: name its content type.')
  try {
    return toComposeEntry(await entry.createWithId({ entryId, contentTypeId }, { fields: { ...fields } }))
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'VersionMismatch') throw stale(toComposeEntry(await entry.get({ entryId })))
    // The space was set up by an older release, or a block was pasted from another shop.
    if (cause instanceof Error && (cause.name === 'UnknownContentType' || cause.name === 'NotFound'))
      throw new Refusal(422, 'REFUSED', say('noContentType', { type: contentTypeId }))
    throw cause
  }
}

const isBlockType = (type: string): boolean => /^[\w.-]{1,64}$/.test(type) && type !== 'page' && !NOT_COMPOSED.has(type)

/** The same of a picture's words. */
export const saveAsset = async (
  { asset }: Pick<PlainClientAPI, 'asset'>,
  assetId: string,
  { version, fields }: SaveEntry,
): Promise<ComposeAsset> => {
  const current = await asset.get({ assetId })
  if (current.sys.version !== version) throw stale(toComposeAsset(current))
  // Words alone: the file is the CMS's own.
  const words = { title: fields['title'] ?? {}, description: fields['description'] ?? {} } as Partial<typeof current.fields>
  try {
    return toComposeAsset(await asset.update({ assetId }, { ...current, fields: { ...current.fields, ...words } }))
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'VersionMismatch') throw stale(toComposeAsset(await asset.get({ assetId })))
    throw cause
  }
}

const stale = (current: ComposeEntry | ComposeAsset): Refusal => new Refusal(409, 'STALE', say('changed'), { current })

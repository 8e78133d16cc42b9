import type { EntryProps, PlainClientAPI } from 'contentful-management'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { readPageFields, type PageFields } from '../../../src/content/page-entry.ts'
import { toComposeEntry } from '../read-document.ts'
import { noSuchPage, Refusal } from '../refusal.ts'
import { say } from '../sentence.ts'

type Management = Pick<PlainClientAPI, 'entry'>

/** The entry of a page in the version that was seen. Throws `STALE` with the entry as it is where another one is there by now. */
export const readSeenPage = async ({ entry }: Management, pageId: string, version: number): Promise<EntryProps> => {
  const page = await entry.get({ entryId: pageId })
  if (page.sys.contentType.sys.id !== 'page') throw noSuchPage()
  requireVersion(page, version)
  return page
}

const requireVersion = (page: EntryProps, version: number): void => {
  if (page.sys.version !== version)
    throw new Refusal(409, 'STALE', say('stalePage'), {
      current: toComposeEntry(page),
    })
}

/**
 * These calls of the CMS name no version, so what is there is looked at once more, right before. A moment remains: what somebody saves
 * between the two calls stays in the draft, which nobody but editors sees, and is not lost.
 */
const requireUnchanged = async ({ entry }: Management, page: EntryProps): Promise<void> =>
  requireVersion(await entry.get({ entryId: page.sys.id }), page.sys.version)

/** The page's own fields where it is one that can be taken down. Throws where the shop cannot do without it. */
export const requireLanding = (page: EntryProps, defaultLocale: string): PageFields => {
  const fields = readPageFields(toCmsEntry(page), [defaultLocale])
  if (fields.kind === 'landing') return fields
  const kind = fields.kind ?? 'unknown'
  throw new Refusal(422, 'REFUSED', say('alwaysNeededKind', { kind }))
}

/** Takes a page off the shop. Its blocks stay as they are: other pages may use them. */
export const unpublishPage = async (management: Management, page: EntryProps): Promise<EntryProps> => {
  if (page.sys.publishedVersion === undefined) return page
  await requireUnchanged(management, page)
  return management.entry.unpublish({ entryId: page.sys.id })
}

/** Puts a page away that shoppers do not see. */
export const archivePage = async (management: Management, page: EntryProps): Promise<EntryProps> => {
  if (page.sys.archivedVersion !== undefined) return page
  if (page.sys.publishedVersion !== undefined) throw new Refusal(422, 'REFUSED', say('unpublishFirst'))
  await requireUnchanged(management, page)
  return management.entry.archive({ entryId: page.sys.id })
}

/** Brings a page back as a draft. */
export const restorePage = async (management: Management, page: EntryProps): Promise<EntryProps> => {
  if (page.sys.archivedVersion === undefined) return page
  await requireUnchanged(management, page)
  return management.entry.unarchive({ entryId: page.sys.id })
}

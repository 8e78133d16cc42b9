import type { EntryProps, PlainClientAPI } from 'contentful-management'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { readPageFields, type PageFields } from '../../../src/content/page-entry.ts'
import { toComposeEntry } from '../read-document.ts'
import { noSuchPage, Refusal } from '../refusal.ts'

type Management = Pick<PlainClientAPI, 'entry'>

/** The entry of a page in the version that was seen. Throws `STALE` with the entry as it is where another one is there by now. */
export const readSeenPage = async ({ entry }: Management, pageId: string, version: number): Promise<EntryProps> => {
  const page = await entry.get({ entryId: pageId })
  if (page.sys.contentType.sys.id !== 'page') throw noSuchPage()
  if (page.sys.version !== version)
    throw new Refusal(409, 'STALE', 'Somebody else has changed this page meanwhile. Look at it, and try again.', {
      current: toComposeEntry(page),
    })
  return page
}

/** The page's own fields where it is one that can be taken down. Throws where the shop cannot do without it. */
export const requireLanding = (page: EntryProps, defaultLocale: string): PageFields => {
  const fields = readPageFields(toCmsEntry(page), [defaultLocale])
  if (fields.kind === 'landing') return fields
  const kind = fields.kind ?? 'unknown'
  throw new Refusal(
    422,
    'REFUSED',
    `Shoppers always need this page (${kind}): without it the shop has a hole. Change what is on it instead.`,
  )
}

/** Takes a page off the shop. Its blocks stay as they are: other pages may use them. */
export const unpublishPage = async ({ entry }: Management, page: EntryProps): Promise<EntryProps> =>
  page.sys.publishedVersion === undefined ? page : entry.unpublish({ entryId: page.sys.id })

/** Puts a page away that shoppers do not see. */
export const archivePage = async ({ entry }: Management, page: EntryProps): Promise<EntryProps> => {
  if (page.sys.archivedVersion !== undefined) return page
  if (page.sys.publishedVersion !== undefined) throw new Refusal(422, 'REFUSED', 'Shoppers see this page. Unpublish it first.')
  return entry.archive({ entryId: page.sys.id })
}

/** Brings a page back as a draft. */
export const restorePage = async ({ entry }: Management, page: EntryProps): Promise<EntryProps> =>
  page.sys.archivedVersion === undefined ? page : entry.unarchive({ entryId: page.sys.id })

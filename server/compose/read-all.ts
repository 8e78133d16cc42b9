import type { EntryProps, PlainClientAPI } from 'contentful-management'

/** As many as the CMS answers at once: of each, little is asked for. */
const ENTRIES_A_REQUEST = 1_000

/** Drafts of a query, page by page. */
export const readAll = async (
  { entry }: Pick<PlainClientAPI, 'entry'>,
  which: { readonly content_type?: string; readonly select: string },
): Promise<readonly EntryProps[]> => {
  const entries: EntryProps[] = []
  for (;;) {
    const query = { ...which, order: 'sys.id', limit: ENTRIES_A_REQUEST, skip: entries.length }
    const { items } = await entry.getMany({ query })
    entries.push(...items)
    if (items.length < ENTRIES_A_REQUEST) return entries
  }
}

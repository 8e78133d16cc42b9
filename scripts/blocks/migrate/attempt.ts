import type { StoredEntry } from './migration-cms.ts'

/** What the CMS refuses is an answer about one entry, not the end of the run. */
export const attempt = async (act: () => Promise<StoredEntry>): Promise<StoredEntry | Error> => {
  try {
    return await act()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

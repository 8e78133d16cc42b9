import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { seedEntries } from '../platform/seed/seed-entries.ts'
import { starterPages } from '../platform/starter/starter-pages.ts'

export const FIRST_PAGES = 'schemas/generated/first-pages.json'

/** Where the name of the shop stands in them. */
const NAME = '{shop}'

/**
 * Writes the pages of the starter as entries, by key, for the composer to make in a space that has none: production imports no stand-in.
 * Answers whether the file was stale.
 */
export const generateFirstPages = (root: URL, isCheck: boolean): boolean => {
  const pages = Object.fromEntries(
    starterPages(NAME).map((page) => [
      page.key,
      seedEntries([page]).map(({ id, contentType, fields }) => ({ id, type: contentType, fields })),
    ]),
  )
  const content = `${JSON.stringify(pages)}\n`
  const address = new URL(FIRST_PAGES, root)
  if (existsSync(address) && readFileSync(address, 'utf8') === content) return false
  if (!isCheck) writeFileSync(address, content)
  return true
}

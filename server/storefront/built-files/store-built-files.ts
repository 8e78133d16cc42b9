import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { and, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { builtFiles } from '../../database/schema/built-files.ts'
import type { BuiltFile } from './built-folders.ts'

const brotli = promisify(brotliCompress)

interface Input {
  readonly database: Database
  readonly now: number
  readonly files: readonly BuiltFile[]
  readonly buildId: string
  /** Names of the build's style sheets, in the order that addresses of joined ones count by (style-sheets.ts). */
  readonly sheets: readonly string[]
}

/** Some hundred kilobytes each: no statement runs into its limit. */
const BATCH = 40
const DAY_MS = 86_400_000
/** What the build has not compressed at its best is compressed while a start waits for it. */
const QUICK_QUALITY = 5

/**
 * Stores the files of this process's build for processes of other releases, before any page names them. What is there already
 * stays and is marked as still used, so that of one release the first process writes it. May be repeated at any time.
 */
export const storeBuiltFiles = async ({ database, now, files, buildId, sheets }: Input): Promise<void> => {
  const own = new Map(files.map(({ address, file }) => [address, () => compressed(file)]))
  own.set(sheetsAddress(buildId), () => brotli(JSON.stringify(sheets)))
  const addresses = [...own.keys()]
  const stored = await database.select({ address: builtFiles.address }).from(builtFiles).where(inArray(builtFiles.address, addresses))
  for (const { address } of stored) own.delete(address)
  const missing = [...own]
  for (let from = 0; from < missing.length; from += BATCH) {
    const rows = await Promise.all(
      missing.slice(from, from + BATCH).map(async ([address, read]) => ({ address, content: await read(), seenAt: now })),
    )
    await database.insert(builtFiles).values(rows).onConflictDoNothing()
  }
  await database
    .update(builtFiles)
    .set({ seenAt: now })
    .where(and(inArray(builtFiles.address, addresses), lte(builtFiles.seenAt, now - DAY_MS)))
}

/** Where the list of a build's sheets is stored; no page has this address. */
export const sheetsAddress = (buildId: string): string => `/styles/${buildId}`

const compressed = async (file: string): Promise<Buffer> =>
  existsSync(`${file}.br`)
    ? readFile(`${file}.br`)
    : brotli(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } })

import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { createCache } from '../../../src/lib/cache.ts'
import type { Database } from '../../database/database.ts'
import { builtFiles } from '../../database/schema/built-files.ts'
import { sheetsAddress } from './store-built-files.ts'

const unbrotli = promisify(brotliDecompress)

/** Files of builds that this process is not of, as their own processes have stored them. */
export interface StoredFiles {
  /** Compressed with brotli; undefined where no release of late had it. */
  readonly read: (address: string) => Promise<Buffer | undefined>
  /** As the build has written it. */
  readonly readPlain: (address: string) => Promise<Buffer | undefined>
  /** Names of a build's style sheets, in its order. */
  readonly sheetsOf: (buildId: string) => Promise<readonly string[] | undefined>
}

/** Of one release compressed; while two run, half of all requests for files ask for those of the other. */
const CACHED_BYTES = 4 * 1024 * 1024

const Sheets = z.array(z.string())

export const createStoredFiles = (database: Database): StoredFiles => {
  const cache = createCache<Buffer | undefined>({
    ttl: Infinity,
    maxSize: CACHED_BYTES,
    sizeOf: (content) => content?.length ?? 0,
    // What is not there may come with the next process.
    admit: (content) => (content === undefined ? 'keepStored' : 'store'),
  })
  const read = (address: string): Promise<Buffer | undefined> =>
    cache.get(address, async () => {
      const [row] = await database.select({ content: builtFiles.content }).from(builtFiles).where(eq(builtFiles.address, address))
      return row === undefined ? undefined : Buffer.from(row.content)
    })
  const readPlain = async (address: string): Promise<Buffer | undefined> => {
    const content = await read(address)
    return content === undefined ? undefined : unbrotli(content)
  }
  return {
    read,
    readPlain,
    sheetsOf: async (buildId) => {
      const list = await readPlain(sheetsAddress(buildId))
      return list === undefined ? undefined : Sheets.parse(JSON.parse(list.toString()))
    },
  }
}

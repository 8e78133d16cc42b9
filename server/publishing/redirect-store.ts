import { eq } from 'drizzle-orm'
import { REDIRECTS_KEY, type Redirect } from '../../src/content/redirects.ts'
import type { RedirectMap } from '../../schemas/api/redirects.ts'
import { createCache } from '../../src/lib/cache.ts'
import type { Database, DatabaseHandle } from '../database/connect.ts'
import { liveRedirects } from '../database/schema/publishing.ts'
import { PAGES_CHANNEL } from './save-key.ts'

/** The live redirects, as the storefront reads them. */
export interface RedirectStore {
  /** By path without prefix, in the form of the data file `/data/redirects` (NOTFOUND-09). */
  readonly get: (siteTag: string) => Promise<RedirectMap>
  /** The same with the entries they come from. */
  readonly list: (siteTag: string) => Promise<readonly Redirect[]>
  readonly close: () => Promise<void>
}

/** How long they are used without reading them again, should the notification of a change be lost with its connection. */
const MAX_AGE_MS = 30_000

interface Live {
  readonly list: readonly Redirect[]
  readonly map: RedirectMap
}

export const createRedirectStore = async ({
  database,
  listen,
}: {
  readonly database: Database
  readonly listen: DatabaseHandle['listen']
}): Promise<RedirectStore> => {
  const cache = createCache<Live>({ ttl: MAX_AGE_MS })
  const stop = await listen(PAGES_CHANNEL, (key) => {
    if (key === REDIRECTS_KEY) cache.purge(() => true)
  })
  const read = (siteTag: string): Promise<Live> => cache.get(siteTag, () => readLive(database, siteTag))
  return {
    get: async (siteTag) => (await read(siteTag)).map,
    list: async (siteTag) => (await read(siteTag)).list,
    close: stop,
  }
}

const readLive = async (database: Database, siteTag: string): Promise<Live> => {
  const [row] = await database.select().from(liveRedirects).where(eq(liveRedirects.siteTag, siteTag))
  const list = row?.redirects ?? []
  return { list, map: Object.fromEntries(list.map((redirect) => [redirect.from, targetOf(redirect)])) }
}

const targetOf = ({ to, kind }: Redirect): RedirectMap[string] =>
  kind === 'permanent' ? to : kind === 'gone' ? { status: 410 } : { to, status: 302 }

import { createSearchWriter, type IndexDeps } from './index-catalogue.ts'
import { indexBase } from './index-names.ts'

/**
 * Has the search read the default site's index, for the embedded one answers no query of an index before it has all of it in memory: what
 * waits is a start, and not the first shopper. The indexes of other sites are read when they are first asked for.
 */
export const readFirstIndex = async (deps: IndexDeps): Promise<void> => {
  const site = deps.sites.find((each) => each.default) ?? deps.sites[0]
  if (site === undefined) return
  const client = createSearchWriter(deps)
  await client.searchSingleIndex(
    { indexName: indexBase(site), searchParams: { query: '', hitsPerPage: 0, analytics: false } },
    { timeouts: { read: MAX_READ_MS } },
  )
}

/** A hundred thousand products were read in 44 s beside other work. */
const MAX_READ_MS = 300_000

import { createCache } from '../../../src/lib/cache.ts'
import type { KeyGroup } from './group-problems.ts'
import { groupsOf, lookOver, type LookedOver, type ReportLook } from './look-over.ts'
import type { PageReport, WantedReports } from './read-reports.ts'
import { PAGES_SHOWN } from './report-pages.tsx'
import type { ReportQuery } from './report-view.ts'

/** What one page of the report is made of. */
interface Shown {
  readonly look: ReportLook
  readonly shown: readonly KeyGroup[]
}

/** Whoever goes on to the next page goes on in the same look. */
const KEPT_MS = 300_000
/** Each may be of all pages there are. */
const MOST_KEPT = 10

/**
 * What a page of the report shows. Its first page looks at all pages anew, since links, products and pictures change without a publish. Those
 * after it go through the keys that were found then, and look at the pages that they show.
 */
export const createLooks = (read: (wanted: WantedReports) => AsyncIterable<readonly PageReport[]>) => {
  const kept = createCache<ReportLook>({ ttl: KEPT_MS, maxSize: MOST_KEPT })
  /** Whoever asks for the same meanwhile waits for the same. */
  const looking = createCache<LookedOver>({ ttl: 0, admit: () => 'removeStored' })
  const lookAnew = (name: string, query: ReportQuery): Promise<LookedOver> => looking.get(name, () => lookOver(read(query), PAGES_SHOWN))
  return async ({ lang: _lang, page = 1, ...query }: ReportQuery): Promise<Shown> => {
    const name = JSON.stringify(query)
    if (page === 1) {
      const { look, first } = await lookAnew(name, query)
      kept.purge((_, key) => key === name)
      await kept.get(name, async () => look)
      return { look, shown: first }
    }
    const look = await kept.get(name, async () => (await lookAnew(name, query)).look)
    const keys = look.keys.slice((page - 1) * PAGES_SHOWN, page * PAGES_SHOWN)
    return { look, shown: keys.length === 0 ? [] : await readGroups(read({ ...query, keys }), keys) }
  }
}

/** In the order of the keys; those whose problems were mended meanwhile have none. */
const readGroups = async (parts: AsyncIterable<readonly PageReport[]>, keys: readonly string[]): Promise<readonly KeyGroup[]> => {
  const groups: KeyGroup[] = []
  for await (const group of groupsOf(parts)) if (group.refused.length + group.problems.length > 0) groups.push(group)
  return groups.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))
}

import type { Report } from '../../lib/report.ts'
import { elapsed } from '../../lib/clock.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { ListingSearch } from './create-listing-search.ts'
import { filtersOfNode, sideItems, sideRoot } from './side-navigation.ts'

interface Deps {
  readonly countHits: ListingSearch['countHits']
  readonly getNavigation: () => Promise<readonly NavigationNode[]>
  readonly report: (entry: Report) => void
  /** Milliseconds that never run backwards unless given. */
  readonly now?: () => number
}

/** Which nodes around a path hold products. */
export interface SidePaths {
  /** Undefined where nobody knows. Never rejects. */
  readonly find: (path: string) => Promise<readonly string[] | undefined>
  /** What was found elsewhere: by the server, for the first page of a browser. */
  readonly cache: (path: string, found: readonly string[]) => void
}

/** A category seldom runs empty or fills; products themselves are asked for each time. */
const FRESH_MS = 60_000
/** Departments of a shop; what is beyond is counted again. */
const MAX_ROOTS = 50

interface Known {
  readonly counted: Promise<readonly string[] | undefined>
  readonly at: number
}

/**
 * The nodes of the side navigation that hold at least one product (SIDENAV-05), of one site and language: counted once a minute for
 * each department, whatever is chosen in its listings. What is known is used while it is counted again. Browsers load this too: the
 * shop's cache (src/lib/cache.ts) would be too heavy.
 */
export const createSidePaths = ({ countHits, getNavigation, report, now = elapsed }: Deps): SidePaths => {
  const known = new Map<string, Known>()
  const store = (key: string, counted: Known['counted'], at: number): void => {
    if (known.size >= MAX_ROOTS) known.clear()
    known.set(key, { counted, at })
  }
  const count = async (nodes: readonly NavigationNode[]): Promise<readonly string[]> => {
    const counts = await countHits(nodes.map(filtersOfNode))
    return nodes.filter((_, index) => (counts[index] ?? 0) > 0).map((node) => node.path)
  }
  const onFailed = (cause: unknown): undefined => {
    report({
      code: 'sideNavigationFailed',
      message: 'Products of the side navigation could not be counted',
      details: { cause: String(cause) },
    })
    return undefined
  }
  const refresh = (key: string, nodes: readonly NavigationNode[], before: Known | undefined): Known['counted'] => {
    const counted = count(nodes).catch((cause: unknown) => {
      onFailed(cause)
      // The next listing asks again.
      if (before === undefined) known.delete(key)
      return before?.counted
    })
    if (before === undefined) store(key, counted, now())
    else {
      // Once for all who come meanwhile.
      store(key, before.counted, now())
      void counted.then((found) => store(key, Promise.resolve(found), now()))
    }
    return before?.counted ?? counted
  }
  return {
    find: async (path) => {
      try {
        const root = sideRoot(path, await getNavigation())
        if (root === undefined) return []
        const nodes = sideItems(root)
        const current = known.get(root.slug)
        return await (current !== undefined && now() - current.at < FRESH_MS ? current.counted : refresh(root.slug, nodes, current))
      } catch (cause) {
        return onFailed(cause)
      }
    },
    cache: (path, found) => {
      const [, slug = ''] = path.split('/')
      store(slug, Promise.resolve(found), now())
    },
  }
}

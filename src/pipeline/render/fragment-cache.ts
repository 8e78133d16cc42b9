import { LRUCache } from 'lru-cache'
import type { CacheRead } from '../../lib/cache.ts'
import type { HtmlParts } from '../../lib/html-parts.ts'
import type { FragmentLookup } from '../../ui/cached-fragment/fragment-lookup.ts'

/**
 * HTML of parts of pages that were rendered before, for as long as the process lives. React renders without waiting, so this
 * is on lru-cache itself: the shop's cache (src/lib/cache.ts) answers with promises.
 */
export interface FragmentCache {
  /** For one render of one page. Pages of one scope (a site in a language) share what is cached. */
  readonly begin: (scope: string) => FragmentPass
}

export interface FragmentPass {
  readonly lookup: FragmentLookup
  /** Caches what was rendered under marks, takes the marks out and puts in what was found. In parts, see `HtmlParts`. */
  readonly collect: (html: string) => HtmlParts
}

/** Characters cached at most: some five thousand cards. */
const MAX_CHARACTERS = 8_000_000
const MAX_NAMES = 5_000
/** An id of React's, which is unique on one page only. */
const REACT_ID = /_R_[0-9a-z]*_/

interface Options {
  readonly maxCharacters?: number
  /** Called for each part of a page. */
  readonly onRead?: ((read: CacheRead) => void) | undefined
}

/** A part is cached under a name made of all its data, so nothing here becomes outdated: changed data has another name. */
export const createFragmentCache = ({ maxCharacters = MAX_CHARACTERS, onRead }: Options = {}): FragmentCache => {
  const cached = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: ({ length }) => Math.max(1, length) })
  const nameOf = createNames()
  // Texts of merchandisers cannot know it, so none can pass for a mark.
  const token = crypto.randomUUID()
  const marked = new RegExp(` data-reuse="${token} (\\d+)">([^]*?)<template data-reuse-end="${token} \\1"></template>`, 'g')
  const place = new RegExp(`${token} (\\d+);`)

  const store = (name: string, html: string): void => {
    if (!REACT_ID.test(html) && !cached.has(name)) cached.set(name, copyOf(html))
  }

  return {
    begin: (scope) => {
      const missing: string[] = []
      const found: string[] = []
      return {
        lookup: {
          nameOf,
          find: (part) => {
            const name = `${scope} ${part}`
            const html = cached.get(name)
            onRead?.(html === undefined ? 'miss' : 'hit')
            if (html === undefined) return { mark: `${token} ${missing.push(name) - 1}` }
            return { html: `${token} ${found.push(html) - 1};` }
          },
        },
        collect: (html) => {
          const whole =
            missing.length === 0
              ? html
              : html.replace(marked, (_, index: string, inside: string) => {
                  store(missing[Number(index)] ?? '', inside)
                  return `>${inside}`
                })
          // Every other part is a number.
          return whole.split(place).map((part, index) => (index % 2 === 0 ? part : (found[Number(part)] ?? '')))
        },
      }
    },
  }
}

/** A substring keeps the whole string in memory; a copy does not. */
const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))

/** Names by content, computed once for each object: the same hit is shown on many pages. */
const createNames = (): FragmentLookup['nameOf'] => {
  const computed = new WeakMap<readonly string[], WeakMap<object, string>>()
  const ofContent = new LRUCache<string, string>({ max: MAX_NAMES })
  let last = 0
  const compute = (data: object, unseen: readonly string[]): string => {
    const content = JSON.stringify(Object.entries(data).filter(([property]) => !unseen.includes(property)))
    const name = ofContent.get(content) ?? String((last += 1))
    // A name that goes is never given again.
    ofContent.set(content, name)
    return name
  }
  return (data, unseen = NONE) => {
    const names = computed.get(unseen) ?? new WeakMap<object, string>()
    const name = names.get(data) ?? compute(data, unseen)
    computed.set(unseen, names.set(data, name))
    return name
  }
}

const NONE: readonly string[] = []

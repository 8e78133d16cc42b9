import type { HtmlReuse } from '../../ui/reused/html-reuse.ts'

/** Parts of pages as they were drawn before, for as long as the process lives. */
export interface HtmlStore {
  /** For one render of one page. Pages of one scope (a site in a language) share what is kept. */
  readonly begin: (scope: string) => HtmlPass
}

export interface HtmlPass {
  readonly reuse: HtmlReuse
  /** Keeps what was drawn under marks and takes the marks out. */
  readonly collect: (html: string) => string
}

/** Characters kept at most: some five thousand cards. The least lately used go first. */
const MAX_CHARACTERS = 8_000_000
const MAX_NAMES = 5_000
/** An id of React's, which is unique on one page only. */
const REACT_ID = /_R_[0-9a-z]*_/

/** What decides a part is its name, so nothing here grows old: changed data has another name. */
export const createHtmlStore = (maxCharacters = MAX_CHARACTERS): HtmlStore => {
  const kept = new Map<string, string>()
  const nameOf = createNames()
  // Texts of merchandisers cannot know it, so none can pass for a mark.
  const token = crypto.randomUUID()
  let characters = 0

  const keep = (name: string, html: string): void => {
    if (REACT_ID.test(html) || kept.has(name)) return
    kept.set(name, copyOf(html))
    characters += html.length
    for (const [oldest, { length }] of kept) {
      if (characters <= maxCharacters) return
      kept.delete(oldest)
      characters -= length
    }
  }
  const find = (name: string): string | undefined => {
    const html = kept.get(name)
    if (html === undefined) return undefined
    kept.delete(name)
    kept.set(name, html)
    return html
  }

  return {
    begin: (scope) => {
      const marked: string[] = []
      return {
        reuse: {
          nameOf,
          find: (part) => {
            const name = `${scope} ${part}`
            const html = find(name)
            return html === undefined ? { mark: `${token} ${marked.push(name) - 1}` } : { html }
          },
        },
        collect: (html) =>
          marked.length === 0
            ? html
            : html.replace(markedParts(token), (_, place: string, inside: string) => {
                keep(marked[Number(place)] ?? '', inside)
                return `>${inside}`
              }),
      }
    },
  }
}

const markedParts = (token: string): RegExp =>
  new RegExp(` data-reuse="${token} (\\d+)">([^]*?)<template data-reuse-end="${token} \\1"></template>`, 'g')

/** A part of a string keeps the whole of it in memory; a copy does not. */
const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))

/** Names by content, told once for each object: the same hit is shown on many pages. */
const createNames = (): HtmlReuse['nameOf'] => {
  const known = new WeakMap<readonly string[], WeakMap<object, string>>()
  const ofContent = new Map<string, string>()
  let last = 0
  const tell = (data: object, unseen: readonly string[]): string => {
    const content = JSON.stringify(Object.entries(data).filter(([property]) => !unseen.includes(property)))
    const name = ofContent.get(content) ?? String((last += 1))
    // A name that is forgotten is never given again.
    if (ofContent.size >= MAX_NAMES) ofContent.clear()
    ofContent.set(content, name)
    return name
  }
  return (data, unseen = NONE) => {
    const names = known.get(unseen) ?? new WeakMap<object, string>()
    const name = names.get(data) ?? tell(data, unseen)
    known.set(unseen, names.set(data, name))
    return name
  }
}

const NONE: readonly string[] = []

import type { DraftPage, DraftState } from '../../content/draft-page.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { DraftStates } from '../load/watch-drafts.ts'

interface Deps {
  readonly site: SiteValue
  /** The drafts that the page was made from. */
  readonly drafts: DraftStates
  readonly fetch: typeof fetch
}

/** Drafts over HTTP, as the browser reads them; stores in which state each was last seen. */
export interface DraftReads {
  readonly getPage: (key: string) => Promise<DraftPage | undefined>
  readonly stateOf: (key: string) => DraftState | undefined
  /** Which of these pages are different from when they were last read. Reads nothing anew by itself. */
  readonly findChanged: (keys: readonly string[]) => Promise<readonly string[]>
  /** From now on this page is the draft, whatever the server has; undefined: the server's again. */
  readonly give: (key: string, page: DraftPage | undefined) => void
}

export const createDraftReads = ({ site, drafts, fetch: request }: Deps): DraftReads => {
  const states = new Map<string, DraftState | null>(Object.entries(drafts))
  const given = new Map<string, DraftPage>()
  const read = async (keys: readonly string[]): Promise<Readonly<Record<string, DraftPage | null>>> => {
    const asked = keys.filter((key) => !given.has(key))
    const answered = asked.length === 0 ? {} : await ask(asked)
    // Given meanwhile, it is newer than the answer.
    return { ...answered, ...Object.fromEntries(given) }
  }
  const ask = async (keys: readonly string[]): Promise<Readonly<Record<string, DraftPage | null>>> => {
    const query = new URLSearchParams({ siteTag: site.site.siteTag, lang: site.language, keys: keys.join(',') })
    const answer = await request(`/_preview/pages?${query.toString()}`)
    if (!answer.ok) throw new Error(`Drafts could not be read: ${answer.status}`)
    // Our own server's answer, of the same build.
    return ((await answer.json()) as { readonly pages: Readonly<Record<string, DraftPage | null>> }).pages
  }
  return {
    getPage: async (key) => {
      const page = (await read([key]))[key] ?? undefined
      states.set(key, page?.draft ?? null)
      return page
    },
    stateOf: (key) => states.get(key) ?? undefined,
    findChanged: async (keys) => {
      const pages = await read(keys)
      return keys.filter((key) => pages[key]?.draft.revision !== states.get(key)?.revision)
    },
    give: (key, page) => void (page === undefined ? given.delete(key) : given.set(key, page)),
  }
}

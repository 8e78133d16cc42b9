import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import type { CmsAsset, CmsEntry, CmsSource } from '../../src/content/cms-entry.ts'
import type { ContentProblem } from '../../src/content/content-problem.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { outcomesOfKey } from '../../src/content/outcomes-of-key.ts'
import { toCandidate } from '../../src/content/page-entry.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** What the publish gate would say of a document, for every site it is for; the same problem of several sites once. Pure. */
export const checkDocument = (document: ComposeDocument, sites: readonly SiteConfig[]): readonly ComposeProblem[] => {
  const source = sourceOf(document)
  const page = source.entries.get(document.pageId)
  if (page === undefined) return []
  const candidate = toCandidate(page, defaultLocaleOf(document.locales))
  const outcomes = outcomesOfKey({ candidates: [candidate], source, sites, locales: document.locales })
  const found = new Map<string, ComposeProblem & { readonly sites: string[] }>()
  for (const { siteTag, language, problems } of outcomes)
    for (const problem of problems) {
      // Its place in the page may differ where sites leave blocks out.
      const key = JSON.stringify([problem.code, problem.blockId, fieldOf(problem), problem.message])
      const known = found.get(key)
      if (known === undefined) found.set(key, toComposeProblem(problem, `${siteTag} ${language}`, document))
      else known.sites.push(`${siteTag} ${language}`)
    }
  return [...found.values()]
}

/** A draft has no revision. */
export const sourceOf = ({ entries, assets }: Pick<ComposeDocument, 'entries' | 'assets'>): CmsSource => ({
  entries: new Map(
    Object.values(entries).map(({ sys, fields }): [string, CmsEntry] => [
      sys.id,
      { sys: { id: sys.id, contentType: sys.contentType, revision: 0 }, fields },
    ]),
  ),
  assets: new Map(
    Object.values(assets).map(({ sys, fields }): [string, CmsAsset] => [sys.id, { sys: { id: sys.id, revision: 0 }, fields }]),
  ),
})

const toComposeProblem = (problem: ContentProblem, site: string, { entries }: ComposeDocument) => {
  const { severity, code, path, blockId, where, message } = problem
  const field = fieldOf(problem)
  return {
    severity,
    code,
    path,
    entryId: entryIdOf(blockId, entries),
    ...(field === undefined ? {} : { field }),
    where,
    message,
    sites: [site],
  }
}

/** Blocks have their entry's id, numbered from its second use on a page. */
const entryIdOf = (blockId: string, entries: ComposeDocument['entries']): string =>
  Object.hasOwn(entries, blockId) ? blockId : blockId.replace(/-\d+$/, '')

/** The prop, slot or field at the end of a problem's pointer; of a page's own field, its name. */
const fieldOf = ({ path, blockId }: ContentProblem): string | undefined => {
  if (blockId === '') return /^\/(\w+)$/.exec(path)?.[1]
  const inEntry = /^\/entries\/[^/]+\/fields\/([^/]+)/.exec(path)?.[1]
  const block = path.replace(/^\/blocks\/\d+(?:\/slots\/[^/]+\/\d+)*/, '')
  return inEntry ?? /^\/(?:props|slots)\/([^/]+)/.exec(block)?.[1] ?? (block.startsWith('/meta') ? 'meta' : undefined)
}

import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { entryIdOf } from '../../src/content/composing/entry-id.ts'
import { toCmsSource } from '../../src/content/composing/to-cms-source.ts'
import type { ContentProblem } from '../../src/content/content-problem.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { outcomesOfKey, type PageOutcome } from '../../src/content/outcomes-of-key.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { toCandidate } from '../../src/content/page-entry.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { defined } from '../../src/lib/defined.ts'

/** What the publish gate would say of a document, for every site it is for; the same problem of several sites once. Pure. */
export const checkDocument = (document: ComposeDocument, sites: readonly SiteConfig[]): readonly ComposeProblem[] =>
  toComposeProblems(draftOutcomes(document, sites), document)

/** How the document's page would come out for every site and language it is for. Pure. */
export const draftOutcomes = (document: ComposeDocument, sites: readonly SiteConfig[]): readonly PageOutcome[] => {
  const source = toCmsSource(document)
  const page = source.entries.get(document.pageId)
  if (page === undefined) return []
  const candidate = toCandidate(page, defaultLocaleOf(document.locales))
  return outcomesOfKey({ candidates: [candidate], source, sites, locales: document.locales })
}

/** Problems of several sites and languages by the entries of the document they are at; the same problem once. */
export const toComposeProblems = (
  outcomes: readonly Pick<PageOutcome, 'siteTag' | 'language' | 'problems'>[],
  document: ComposeDocument,
): readonly ComposeProblem[] => {
  const found = new Map<string, ComposeProblem & { readonly sites: string[] }>()
  for (const { siteTag, language, problems } of outcomes)
    for (const problem of problems) {
      const made = toComposeProblem(problem, `${siteTag} ${language}`, document)
      // Its position in the page may differ where sites leave blocks out.
      const key = JSON.stringify([problem.code, problem.blockId, made.field, problem.message])
      const known = found.get(key)
      if (known === undefined) found.set(key, made)
      else known.sites.push(`${siteTag} ${language}`)
    }
  return [...found.values()]
}

const toComposeProblem = (problem: ContentProblem, site: string, { entries }: ComposeDocument) => {
  const { severity, code, path, blockId, where, message, kind, values } = problem
  const entryId = entryIdOf(blockId, entries)
  const field = fieldOf(problem, ownValue(entries, entryId)?.sys.contentType.sys.id ?? '')
  return {
    severity,
    code,
    path,
    entryId,
    ...defined({ field }),
    where,
    message,
    ...defined({ kind, values }),
    sites: [site],
  }
}

/** The prop, slot or field of a problem, from its pointer; of a page's own field, its name. */
const fieldOf = ({ path, blockId, where }: ContentProblem, type: string): string | undefined => {
  if (blockId === '') return /^\/(\w+)$/.exec(path)?.[1]
  const inEntry = /^\/entries\/[^/]+\/fields\/([^/]+)/.exec(path)?.[1]
  const block = path.replace(/^\/blocks\/\d+(?:\/slots\/[^/]+\/\d+)*/, '')
  if (block === '/props') return fieldByTitle(where, type)
  return inEntry ?? /^\/(?:props|slots)\/([^/]+)/.exec(block)?.[1] ?? (block.startsWith('/meta') ? 'meta' : undefined)
}

/** The pointer of a field that is missing is that of the object around it; the title of the field is the last of the problem's names. */
const fieldByTitle = (where: string, type: string): string | undefined => {
  const title = where.slice(where.lastIndexOf(' > ') + 3)
  return Object.entries(blockSchemas.get(type)?.properties ?? {}).find(([, prop]) => prop.title === title)?.[0]
}

import { setImmediate } from 'node:timers/promises'
import type { PageCheck } from '../../../schemas/api/compose-releases.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { changedVersions } from '../../../src/content/composing/changed-versions.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Cms } from '../../publishing/cms.ts'
import { checkDocument } from '../check-document.ts'
import { areForSame } from '../pages/check-address.ts'
import { refusalOfPage } from '../schedule/plan-rules.ts'
import { releasePageOf, type PagesRead } from './read-pages.ts'
import { say } from '../sentence.ts'
import { defined } from '../../../src/lib/defined.ts'

interface Deps {
  readonly delivery: Pick<Cms, 'entriesById' | 'pages'>
  readonly sites: readonly SiteConfig[]
}

/** What the gate says of each page that is to go live with others, and what else keeps it from that. Other requests are answered between two. */
export const checkPages = async (deps: Deps, pageIds: readonly string[], reads: PagesRead): Promise<readonly PageCheck[]> => {
  const delivery = await readLivePages(deps.delivery, pageIds, reads)
  const checks: PageCheck[] = []
  for (const id of pageIds) {
    await setImmediate()
    checks.push(await checkPage({ ...deps, delivery }, id, pageIds, reads))
  }
  return checks
}

/** What shoppers see of the pages, and which pages have their addresses: asked for all of them at once, not for each. */
const readLivePages = async (
  delivery: Deps['delivery'],
  pageIds: readonly string[],
  { documentOf, locales }: PagesRead,
): Promise<Deps['delivery']> => {
  const locale = [defaultLocaleOf(locales)]
  const keys = pageIds.flatMap((id) => fieldsOf(documentOf(id)?.entries[id], locales)?.key ?? [])
  const [own, others] = await Promise.all([delivery.entriesById(pageIds), delivery.pages([...new Set(keys)])])
  return {
    entriesById: async (ids) => own.filter(({ sys }) => ids.includes(sys.id)),
    pages: async (wanted = keys) => others.filter((entry) => wanted.includes(readPageFields(entry, locale).key)),
  }
}

const checkPage = async ({ delivery, sites }: Deps, id: string, pageIds: readonly string[], reads: PagesRead): Promise<PageCheck> => {
  const page = releasePageOf(reads, id)
  const document = reads.documentOf(id)
  if (document === undefined) return { page, versions: {}, problems: [], refusal: say('noPage') }
  const changed = changedVersions(document)
  const twin = twinOf(document, pageIds, reads)
  const refusal = (await refusalOfPage(delivery, document, changed)) ?? (twin === undefined ? undefined : say('twin', { title: twin }))
  const problems = checkDocument(document, sites).filter(({ severity }) => severity === 'error')
  return { page, versions: Object.fromEntries(changed), problems, ...defined({ refusal }) }
}

/** Whether a page can go live as it is. */
export const isRefused = ({ problems, refusal }: PageCheck): boolean => problems.length > 0 || refusal !== undefined

/** Another page of the release with the same address for the same sites: shoppers would see one of the two. */
const twinOf = ({ pageId, entries, locales }: ComposeDocument, pageIds: readonly string[], reads: PagesRead): string | undefined => {
  const own = fieldsOf(entries[pageId], locales)
  return pageIds
    .filter((id) => id !== pageId)
    .map((id) => fieldsOf(reads.documentOf(id)?.entries[id], locales))
    .find((other) => other !== undefined && own !== undefined && other.key === own.key && areForSame(other.sites, own.sites))?.title
}

const fieldsOf = (entry: ComposeDocument['entries'][string] | undefined, locales: ComposeDocument['locales']) =>
  entry === undefined ? undefined : readPageFields(toCmsEntry(entry), [defaultLocaleOf(locales)])

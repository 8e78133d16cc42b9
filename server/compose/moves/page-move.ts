import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { toCmsSource } from '../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { pathOfKey, readPageFields } from '../../../src/content/page-entry.ts'
import type { Cms } from '../../publishing/cms.ts'
import { areForSame } from '../pages/check-address.ts'
import { Refusal } from '../refusal.ts'
import type { MovedPage } from './leave-redirects.ts'
import { say } from '../sentence.ts'

/** A landing page that is about to be published. */
export interface PageMove {
  readonly page: MovedPage
  /** Its address for shoppers until now, where that is another one. */
  readonly from?: string
}

/** The address that a page gets, and the one it had; undefined for pages whose address is the shop's. Throws where another live page has it. */
export const readMove = async (delivery: Pick<Cms, 'entriesById' | 'pages'>, document: ComposeDocument): Promise<PageMove | undefined> => {
  const entry = toCmsSource(document).entries.get(document.pageId)
  const locale = defaultLocaleOf(document.locales)
  const fields = entry === undefined ? undefined : readPageFields(entry, [locale])
  const to = fields?.kind === 'landing' ? pathOfKey(fields.key) : undefined
  if (fields === undefined || to === undefined) return undefined
  const page = { pageId: document.pageId, title: fields.title, sites: fields.sites, to }
  const [live] = await delivery.entriesById([document.pageId])
  const before = live === undefined ? undefined : readPageFields(live, [locale])
  if (before?.key === fields.key) return { page }
  // Of two pages with one address shoppers would see one, and nobody could say which.
  const others = (await delivery.pages([fields.key])).filter(({ sys }) => sys.id !== document.pageId)
  const other = others.map((each) => readPageFields(each, [locale])).find(({ sites }) => areForSame(sites, fields.sites))
  if (other !== undefined) throw new Refusal(422, 'REFUSED', say('addressLive', { title: other.title, to }))
  const from = before === undefined ? undefined : pathOfKey(before.key)
  return from === undefined ? { page } : { page, from }
}

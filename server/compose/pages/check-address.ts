import type { PlainClientAPI } from 'contentful-management'
import type { PageKind } from '../../../schemas/page-kinds.ts'
import type { AddressAnswer } from '../../../schemas/api/compose-pages.ts'
import type { ContentLookups } from '../../../src/content/advice/advice-input.ts'
import { keyOfPath, MAX_PATH, mendPath, numberPath } from '../../../src/content/composing/page-address.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import { pathFault } from '../../../src/content/redirects.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { say } from '../sentence.ts'
import { namesInWords } from '../rights/sites-in-words.ts'
import { sayFault } from './say-fault.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry'>
  readonly kindOf: ContentLookups['kindOf']
  readonly sites: readonly SiteConfig[]
}

export interface AddressQuery {
  readonly path: string
  /** Tags; empty for all. */
  readonly siteTags: readonly string[]
  /** The page that has the address, or shall have it. */
  readonly pageId?: string | undefined
}

/** Whether a landing page can have an address, in a sentence. */
export type AddressCheck = (query: AddressQuery) => Promise<AddressAnswer>

export const createAddressCheck = (deps: Deps): AddressCheck => {
  const check = async (query: AddressQuery): Promise<AddressAnswer> =>
    wrongForm(query, deps) ?? (await wrongRoute(query, deps)) ?? (await pagesThere(query, deps))
  return async (query) => {
    const answer = await check(query)
    if (answer.state === 'free') return answer
    const suggestion = await findFree(query, answer.state, check)
    return suggestion === undefined ? answer : { ...answer, suggestion }
  }
}

const MOST_NUMBERS = 9

/** What she meant, where that is free; else the same with a number. */
const findFree = async (query: AddressQuery, state: AddressAnswer['state'], check: AddressCheck): Promise<string | undefined> => {
  const meant = mendPath(query.path)
  if (meant === undefined) return undefined
  const numbered = Array.from({ length: MOST_NUMBERS - 1 }, (_, index) => numberPath(meant, index + 2))
  for (const path of state === 'invalid' && meant !== query.path ? [meant, ...numbered] : numbered)
    if ((await check({ ...query, path })).state === 'free') return path
  return undefined
}

const sitesOf = ({ siteTags }: AddressQuery, { sites }: Pick<Deps, 'sites'>): readonly SiteConfig[] =>
  siteTags.length === 0 ? sites : sites.filter(({ siteTag }) => siteTags.includes(siteTag))

const wrongForm = (query: AddressQuery, deps: Deps): AddressAnswer | undefined => {
  const { path } = query
  if (path.length > MAX_PATH) return { state: 'invalid', ...say('addressLong', { most: MAX_PATH }) }
  if (keyOfPath(path) === undefined) return { state: 'invalid', ...say('addressForm') }
  const reserved = sitesOf(query, deps)
    .map((site) => pathFault(path, site))
    .find((fault) => fault !== undefined)
  return reserved === undefined ? undefined : { state: 'invalid', ...sayFault(reserved) }
}

const CATEGORIES: readonly PageKind[] = ['listing', 'brand', 'brandIndex']

const wrongRoute = async (query: AddressQuery, deps: Deps): Promise<AddressAnswer | undefined> => {
  const { path } = query
  const kinds = await Promise.all(
    sitesOf(query, deps).flatMap((site) =>
      site.languages.map(async (language) => ({ name: nameOf(site), kind: await deps.kindOf(path, { site, language }) })),
    ),
  )
  const own = kinds.filter(({ kind }) => kind !== 'landing')
  const [first] = own
  if (first === undefined) return undefined
  const names = [...new Set(own.map(({ name }) => name))]
  const where = names.length === sitesOf(query, deps).length ? undefined : namesInWords(names)
  if (CATEGORIES.includes(first.kind))
    return { state: 'category', ...(where === undefined ? say('addressCategory', { path }) : say('addressCategoryIn', { path, where })) }
  return { state: 'route', ...(where === undefined ? say('addressRoute', { path }) : say('addressRouteIn', { path, where })) }
}

const nameOf = ({ siteName, code }: SiteConfig): string => `${siteName}, ${code}`

/** Pages of the CMS with the address: one for the same sites is in the way; else sites that have one of their own keep it. */
const pagesThere = async ({ path, siteTags, pageId }: AddressQuery, { management, sites }: Deps): Promise<AddressAnswer> => {
  const query = { content_type: 'page', 'fields.key': keyOfPath(path) ?? '', limit: 100 }
  const { items } = await management.entry.getMany({ query })
  const others = items
    .filter(({ sys }) => sys.id !== pageId && sys.archivedVersion === undefined)
    .map((entry) => readPageFields(toCmsEntry(entry), Object.keys(entry.fields['key'] ?? {})))
  const same = others.find((other) => areForSame(other.sites, siteTags))
  if (same !== undefined) {
    return { state: 'taken', ...(same.title === '' ? say('addressTakenUntitled') : say('addressTaken', { title: same.title })) }
  }
  const own = sites.filter(({ siteTag }) => others.some((other) => other.sites.includes(siteTag)))
  if (siteTags.length > 0 || own.length === 0) return { state: 'free', ...say('addressFree') }
  return { state: 'free', ...say('addressFreeKept', { names: own.map(nameOf).join('; ') }) }
}

/** Whether two pages with one address are in each other's way: a page that names a site goes before one for every site. */
export const areForSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 ? one.length === other.length : one.some((tag) => other.includes(tag))

import type { Json } from '../../schemas/page.ts'
import { basePathOf } from '../site/base-path.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { commonSchemas, redirectSchema } from './block-schemas.ts'
import { readField, type CmsEntry } from './cms-entry.ts'
import { compileChecks } from './compile-checks.ts'
import { createProblem, type ContentProblem, type ProblemText } from './content-problem.ts'
import { describeError } from './describe-error.ts'
import { readPageFields } from './page-entry.ts'
import { REDIRECTS_KEY, REDIRECTS_KEY_TAKEN } from './redirects-key.ts'
import { titleOfField } from './trail.ts'

/** A redirect as a site has it live: `from` is normalised, `to` is empty where the page is gone. */
export interface Redirect {
  /** Of its entry. */
  readonly id: string
  readonly name: string
  readonly from: string
  readonly to: string
  readonly kind: 'permanent' | 'temporary' | 'gone'
}

interface Input {
  /** Every published entry of the type `redirect`. */
  readonly entries: readonly CmsEntry[]
  readonly site: SiteConfig
  /** Tags of all sites there are. */
  readonly siteTags: readonly string[]
  readonly defaultLocale: string
  /** What the site has live: a wrong redirect stays as it was there. */
  readonly live: readonly Redirect[]
}

interface Outcome {
  readonly redirects: readonly Redirect[]
  readonly problems: readonly ContentProblem[]
}

/** Redirects one after the other that a shopper may be sent through; crawlers give up after a few. */
const MAX_HOPS = 3

/**
 * The redirects of a site, each validated alone and then together. A wrong one is reported and stays as it was live; where two
 * do not go together, the one that was live already stays and the newcomer is refused. Pure.
 */
export const redirectsOfSite = ({ entries, site, siteTags, defaultLocale, live }: Input): Outcome => {
  const problems: ContentProblem[] = []
  const lastGood = new Map(live.map((redirect) => [redirect.id, redirect]))
  const read = entries.map((entry) => readRedirect(entry, { site, siteTags, defaultLocale })).filter(({ isForSite }) => isForSite)
  const right = read.flatMap(({ redirect, isOwn }) => (redirect === undefined ? [] : [{ redirect, isOwn }]))
  const wrong = read.filter(({ redirect }) => redirect === undefined)
  problems.push(...wrong.flatMap((each) => each.problems))

  const own = new Set(right.filter(({ isOwn }) => isOwn).map(({ redirect }) => redirect.from))
  const wanted = right.filter(({ redirect, isOwn }) => isOwn || !own.has(redirect.from)).map(({ redirect }) => redirect)
  const stays = (redirect: Redirect): boolean => isSame(redirect, lastGood.get(redirect.id))
  const byId = wanted.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const accepted: Accepted = { byFrom: new Map(), byTarget: new Map() }
  const accept = (redirect: Redirect): ProblemText | undefined => {
    const conflict = conflictOf(redirect, accepted)
    if (conflict === undefined) add(accepted, redirect)
    return conflict
  }
  const fallBack = ({ id }: { readonly id: string }): void => {
    const before = lastGood.get(id)
    if (before !== undefined) accept(before)
  }
  for (const redirect of byId.filter(stays)) accept(redirect)
  for (const { id } of wrong) fallBack({ id })
  for (const redirect of byId.filter((each) => !stays(each))) {
    const conflict = accept(redirect)
    if (conflict === undefined) continue
    problems.push(problemOf(redirect, conflict.code === 'redirectRepeated' ? 'from' : 'to', conflict))
    fallBack(redirect)
  }
  const redirects = [...accepted.byFrom.values()].sort((one, other) => (one.from < other.from ? -1 : 1))
  return { redirects, problems: [...problems, ...redirects.flatMap((redirect) => detourOf(redirect, accepted))] }
}

interface ReadRedirect {
  readonly id: string
  readonly isForSite: boolean
  /** Whether it names the site, and so goes before one for every site. */
  readonly isOwn: boolean
  readonly redirect?: Redirect
  readonly problems: readonly ContentProblem[]
}

const CHECKS = compileChecks(new Map([['redirect', redirectSchema]]), commonSchemas).get('redirect')

/** An entry validated alone: by its schema, then by what a schema cannot say. */
const readRedirect = (entry: CmsEntry, { site, siteTags, defaultLocale }: Omit<Input, 'entries' | 'live'>): ReadRedirect => {
  const { id } = entry.sys
  const props = propsOf(entry, defaultLocale)
  const text = (name: string): string => (typeof props[name] === 'string' ? props[name] : '')
  const redirect = { id, name: text('name').trim() || id, from: text('from'), to: text('to'), kind: text('kind') as Redirect['kind'] }
  const given = props['sites']
  const sites = Array.isArray(given) ? given.map(String) : []
  const unknown = sites.filter((tag) => !siteTags.includes(tag))
  // One that names no site there is would be reported nowhere.
  const isForSite = sites.length === 0 || sites.includes(site.siteTag) || unknown.length === sites.length
  const errors = CHECKS?.errorsOf(props) ?? []
  const problems =
    errors.length > 0
      ? errors.map((error) => {
          const { field, message } = describeError(error, redirectSchema)
          return problemOf(redirect, error.instancePath.split('/')[1] ?? '', { code: 'redirectInvalid', message }, field)
        })
      : rulesOf(redirect, site, unknown, siteTags).map(([field, message]) =>
          problemOf(redirect, field, { code: 'redirectInvalid', message }),
        )
  const isOwn = sites.includes(site.siteTag)
  if (problems.length > 0) return { id, isForSite, isOwn, problems }
  return { id, isForSite, isOwn, problems, redirect: { ...redirect, from: normalisePath(redirect.from) } }
}

/** The entry's values in the one language redirects have, absent ones by their defaults. */
const propsOf = (entry: CmsEntry, locale: string): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(redirectSchema.properties).flatMap(([name, prop]) => {
      const value = readField(entry.fields[name], [locale]) ?? prop.default
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

type FieldRule = readonly [field: string, message: string]

const rulesOf = (
  { from, to, kind }: Redirect,
  site: SiteConfig,
  unknown: readonly string[],
  siteTags: readonly string[],
): readonly FieldRule[] => {
  const said: (FieldRule | undefined)[] = [
    ...unknown.map((tag): FieldRule => ['sites', `There is no site ${tag}. There are: ${siteTags.join(', ')}.`]),
    inField('from', wrongPath(from, site)),
  ]
  if (kind === 'gone')
    said.push(inField('to', to === '' ? undefined : 'A page that is gone leads nowhere. Empty this, or choose another kind.'))
  else if (to === '') said.push(['to', 'This has to be filled in, unless the page is gone for good.'])
  else said.push(inField('to', to.startsWith('/') ? wrongPath(pathOf(to), site) : wrongAddress(to, site)))
  if (to.startsWith('/') && normalisePath(pathOf(to)) === normalisePath(from)) said.push(['to', 'This is the address it comes from.'])
  return said.filter((rule) => rule !== undefined)
}

const inField = (field: string, message: string | undefined): FieldRule | undefined =>
  message === undefined ? undefined : [field, message]

/** First parts of addresses that are no pages: files, data and calls. */
const RESERVED = /^\/(?:api|assets|data|fonts|images|_[^/]*)(?:\/|$)/i
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** What is wrong with a path of the shop, without ? and #; undefined where nothing is. */
export const pathFault = (path: string, site: SiteConfig): PathFault | undefined => {
  if (/[\\\u0000-\u001f\u007f]|%(?:5c|2f|[01][0-9a-f]|7f)/i.test(path)) return { fault: 'characters' }
  if (path.includes('//')) return { fault: 'slashes' }
  if (DOT_SEGMENT.test(path)) return { fault: 'dots' }
  if (RESERVED.test(path)) return { fault: 'reserved' }
  const prefix = site.languages.map((language) => basePathOf(site, language)).find((base) => isBelow(path, base))
  return prefix === undefined ? undefined : { fault: 'prefix', prefix }
}

/** Why a path can be no address of a site. */
export interface PathFault {
  readonly fault: keyof typeof PATH_FAULTS
  /** The country and language that it begins with. */
  readonly prefix?: string
}

const PATH_FAULTS = {
  characters: 'The address holds characters no address of the shop has.',
  slashes: 'There are two / in a row. Take one out.',
  dots: 'The address holds . or .. as a part. Write where it leads to.',
  reserved: 'Addresses that begin like this are files and calls of the shop, never pages.',
  prefix: 'Leave {prefix} out: addresses of the shop are written without country and language.',
} as const

const wrongPath = (path: string, site: SiteConfig): string | undefined => {
  const found = pathFault(path, site)
  return found === undefined ? undefined : PATH_FAULTS[found.fault].replace('{prefix}', found.prefix ?? '')
}

const wrongAddress = (to: string, site: SiteConfig): string | undefined => {
  const url = parseUrl(to)
  if (url === undefined || url.protocol !== 'https:' || url.hostname === '') return 'This is not an address: begin with / or https://.'
  if (url.username !== '' || url.password !== '') return 'The address holds a name or password. Take it out.'
  const isOwn = site.hosts.includes(url.hostname) && site.languages.some((language) => isBelow(url.pathname, basePathOf(site, language)))
  return isOwn ? 'This is an address of this site. Write it without host, country and language, so that it works on every host.' : undefined
}

const isBelow = (path: string, base: string): boolean => `${path.toLowerCase()}/`.startsWith(`${base.toLowerCase()}/`)

/** How paths are compared: as browsers write them, in small letters, without a slash at the end. */
export const normalisePath = (path: string): string =>
  (parseUrl(path, 'https://shop.invalid')?.pathname ?? path).toLowerCase().replace(/(.)\/+$/, '$1')

const parseUrl = (address: string, base?: string): URL | undefined => (URL.canParse(address, base) ? new URL(address, base) : undefined)

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** The path of the shop that an address leads to, normalised; undefined for another site's. */
export const targetPathOf = (to: string): string | undefined => (to.startsWith('/') ? normalisePath(pathOf(to)) : undefined)

const targetOf = ({ to }: Redirect): string | undefined => targetPathOf(to)

/** Redirects that go together: no two from one path, none leading back, none too long. */
interface Accepted {
  readonly byFrom: Map<string, Redirect>
  readonly byTarget: Map<string, Redirect[]>
}

const add = ({ byFrom, byTarget }: Accepted, redirect: Redirect): void => {
  byFrom.set(redirect.from, redirect)
  const target = targetOf(redirect)
  if (target !== undefined) byTarget.set(target, [...(byTarget.get(target) ?? []), redirect])
}

/** Why a redirect does not go together with those accepted. */
const conflictOf = (redirect: Redirect, accepted: Accepted): ProblemText | undefined => {
  const { from } = redirect
  const other = accepted.byFrom.get(from)
  if (other !== undefined) {
    const message = `“${other.name}” redirects from ${from} already. Delete one of the two, or name the sites each is for.`
    return { code: 'redirectRepeated', message, values: { from, other: other.name } }
  }
  const { way, isLoop } = wayFrom(redirect, accepted)
  if (isLoop) {
    const path = [...way.map((each) => each.from), from].join(' → ')
    return { code: 'redirectLoop', message: `It leads back to where it comes from: ${path}.`, values: { path } }
  }
  const hops = hopsTo(from, accepted) + way.filter(({ kind }) => kind !== 'gone').length
  if (hops <= MAX_HOPS) return undefined
  const end = endOf(way)
  const message = `Shoppers would be redirected ${hops} times in a row; ${MAX_HOPS} are the most. Lead straight to ${end}.`
  return { code: 'redirectTooLong', message, values: { hops, most: MAX_HOPS, end } }
}

/** A redirect and those that follow on it. What was accepted holds no loop, so only `start` can close one. */
const wayFrom = (start: Redirect, { byFrom }: Accepted): { readonly way: readonly Redirect[]; readonly isLoop: boolean } => {
  const way = [start]
  for (let at = targetOf(start); at !== undefined;) {
    if (at === start.from) return { way, isLoop: true }
    const next = byFrom.get(at)
    if (next === undefined) break
    way.push(next)
    at = targetOf(next)
  }
  return { way, isLoop: false }
}

/** How many redirects in a row lead to a path at most. */
const hopsTo = (path: string, accepted: Accepted): number =>
  Math.max(0, ...(accepted.byTarget.get(path) ?? []).map(({ from }) => 1 + hopsTo(from, accepted)))

const endOf = (way: readonly Redirect[]): string => {
  const last = way.at(-1)
  return last === undefined || last.to === '' ? (last?.from ?? '') : last.to
}

/** A redirect to a redirect works, a moment later for each. */
const detourOf = (redirect: Redirect, accepted: Accepted): readonly ContentProblem[] => {
  const { way } = wayFrom(redirect, accepted)
  const next = way[1]
  if (next === undefined) return []
  const values = { to: next.from, end: endOf(way) }
  const message =
    next.kind === 'gone'
      ? `${values.to} is gone, says “${next.name}”. Lead to a page that is there, or delete this.`
      : `${values.to} is redirected itself. Lead straight to ${values.end}.`
  return [problemOf(redirect, 'to', { code: 'redirectChained', message, ...(next.kind === 'gone' ? {} : { values }) })]
}

const isSame = (one: Redirect, other: Redirect | undefined): boolean =>
  other !== undefined && one.from === other.from && one.to === other.to && one.kind === other.kind

/** Pages of a site under the key of the redirects are never published: reported with the redirects, where that key is looked up. */
export const misnamedPages = (
  pages: readonly CmsEntry[],
  { siteTag }: Pick<SiteConfig, 'siteTag'>,
  locale: string,
): readonly ContentProblem[] =>
  pages.flatMap((page) => {
    const { id } = page.sys
    const { title, sites } = readPageFields(page, [locale])
    const isForSite = sites.length === 0 || sites.includes(siteTag)
    return isForSite ? [problemOf({ id, name: title || id }, 'key', REDIRECTS_KEY_TAKEN, 'key')] : []
  })

/** A problem of a redirect, under the names merchandisers know. */
export const problemOf = ({ id, name }: Pick<Redirect, 'id' | 'name'>, field: string, text: ProblemText, title?: string): ContentProblem =>
  createProblem(text, {
    path: `/entries/${id}/fields/${field}`,
    page: REDIRECTS_KEY,
    blockId: id,
    names: ['Redirects', name, title ?? titleOfField(field, redirectSchema)],
  })

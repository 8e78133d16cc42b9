import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { parseCookie } from 'cookie'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pickForVisitor } from '../../src/content/pick-for-visitor.ts'
import { chooseVariants } from '../../src/content/variants.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { variantNumberOf } from '../../src/site/variant-storage.ts'
import { REGIONAL_LANGUAGES, textLanguageOf } from '../../src/site/text-language.ts'
import sortOptions from '../../themes/sortOptions.json' with { type: 'json' }
import type { MerchantData } from '../commerce/merchant/merchant-data.ts'
import { siteTerms } from '../commerce/merchant/site-terms.ts'
import type { Maintenance } from '../operations/create-maintenance.ts'
import type { Runtime } from '../runtime.ts'
import { campaignFile, CONTENT_FILES, LANGUAGE_FILES, type DataFileDeps, type ReadNavigation } from './data-files/data-files.ts'
import { readDataContext, sendData, type DataContext } from './data-files/data-request.ts'
import type { PageStore } from './page-store.ts'
import { createCache } from '../../src/lib/cache.ts'
import { projectPath } from '../paths.ts'

export interface DataFilesOptions {
  readonly runtime: Pick<Runtime, 'sites' | 'maintenance' | 'merchant' | 'clock'>
  readonly pages: Pick<PageStore, 'get' | 'listKeys' | 'listPaths'>
  readonly readNavigation: ReadNavigation
  readonly redirects: DataFileDeps['redirects']
  /** The `cb` that addresses of this build carry. */
  readonly buildId: string
}

/** `/data/*` and `/language/*`, both also below a country folder, and `/themes/*.json` (EXTRA-06); what is missing answers 404 `{"result":"NOT_FOUND"}`. */
export const dataFilesPlugin: FastifyPluginAsync<DataFilesOptions> = async (
  app,
  { runtime, pages, readNavigation, redirects, buildId },
) => {
  const { sites, maintenance, merchant, clock } = runtime
  const deps = { sites, merchant, clock, pages, readNavigation, redirects }
  const folders = new Set(sites.map((site) => site.countryFolder))
  for (const folder of new Set(['', ...folders])) registerFolder(app, folder, { deps, buildId })
  app.get('/themes/sortOptions.json', (request, reply) => sendData(request, reply, { data: sortOptions, lifetime: 'build', buildId }))
  app.get('/themes/config.json', async (request, reply) => {
    const site = readDataContext(sites, '', request)?.site
    const data = site && { ...withTerms(site, await merchant.current()), maintenance: currentMaintenance(site, maintenance) }
    return sendData(request, reply, { data, lifetime: 'build', buildId })
  })
  app.get('/themes/*', (request, reply) => sendData(request, reply, { data: undefined, lifetime: 'build', buildId }))
}

/** A page in maintenance polls this file, uncached, until the shop is open again (FRAME-11). */
const currentMaintenance = (site: SiteConfig, maintenance: Maintenance): SiteConfig['maintenance'] => ({
  ...site.maintenance,
  enabled: maintenance.isOn(site),
})

/** The fields that the contract of this file has beside those of developers (contracts 2, DATA-61, DATA-62). The shop reads them elsewhere. */
const withTerms = (site: SiteConfig, merchant: MerchantData): object => {
  const { timeToShip, ...terms } = siteTerms({ site, merchant })
  if (timeToShip === undefined) return { ...site, ...terms }
  const { min, max } = timeToShip
  const days = `${min === max ? max : `${min}-${max}`} ${max === 1 ? 'day' : 'days'}`
  return { ...site, ...terms, supportPages: { ...site.supportPages, timeToShip: days } }
}

interface FolderDeps {
  readonly deps: DataFileDeps
  readonly buildId: string
}

const registerFolder = (app: FastifyInstance, folder: string, options: FolderDeps): void => {
  const root = folder === '' ? '' : `/${folder}`
  const prefix = `${root}/data`
  app.get<{ Params: { '*': string } }>(`${prefix}/pages/*`, (request, reply) => sendPage(request, reply, folder, options))
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, (request, reply) => sendFile(request, reply, folder, options))
  app.get<{ Params: { '*': string } }>(`${root}/language/*`, (request, reply) => sendTexts(request, reply, folder, options))
}

/** `{key}_{language}.json`; the language of the name counts, the query's is for files whose name has none. */
const PAGE_FILE = /^([A-Za-z][A-Za-z0-9/-]*)_([a-z]{2,3})\.json$/

const sendPage = async (
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  folder: string,
  { deps, buildId }: FolderDeps,
): Promise<FastifyReply> => {
  const [, key, language] = PAGE_FILE.exec(request.params['*']) ?? []
  const context = readDataContext(deps.sites, folder, request)
  const exists = key !== undefined && language !== undefined && context?.site.languages.includes(language) === true
  const page = exists ? await deps.pages.get({ siteTag: context.site.siteTag, language, key }) : undefined
  const data = page && chooseVariants(page, pickForVisitor(visitorOf(request, context)))
  return sendData(request, reply, { data, lifetime: 'content', buildId, isPersonal: data !== page })
}

/** In-app navigation shows the variants that documents show. */
const visitorOf = ({ headers }: FastifyRequest, context: DataContext | undefined): number | undefined =>
  context === undefined ? undefined : variantNumberOf(parseCookie(headers.cookie ?? ''), context.site)

const sendFile = async (
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  folder: string,
  { deps, buildId }: FolderDeps,
): Promise<FastifyReply> => {
  const data = await readDataFile(request, folder, deps)
  return sendData(request, reply, { data, lifetime: 'content', buildId })
}

const TEXTS_FILE = /^([a-z]{2,3})\.json$/

const sendTexts = async (
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  folder: string,
  { deps, buildId }: FolderDeps,
): Promise<FastifyReply> => {
  const [, language = ''] = TEXTS_FILE.exec(request.params['*']) ?? []
  const site = readDataContext(deps.sites, folder, request)?.site
  const isKnown = site?.languages.includes(language) === true
  return sendData(request, reply, {
    data: isKnown ? await languageFile(localeTag(language, site.code)) : undefined,
    lifetime: 'build',
    buildId,
  })
}

const readDataFile = async (request: FastifyRequest<{ Params: { '*': string } }>, folder: string, deps: DataFileDeps): Promise<unknown> => {
  const name = request.params['*']
  const context = readDataContext(deps.sites, folder, request)
  if (context === undefined) return undefined
  const [, languageFile, language] = PAGE_FILE.exec(name) ?? []
  if (languageFile !== undefined && language !== undefined && context.site.languages.includes(language)) {
    return ownValue(LANGUAGE_FILES, languageFile)?.({ site: context.site, language }, deps)
  }
  const fileName = name.replace(/\.json$/, '')
  const content = await (ownValue(CONTENT_FILES, fileName) ?? campaignFile(fileName))?.(context, deps)
  return content === undefined ? undefined : { content }
}

const texts = createCache<Readonly<Record<string, string>>>({ ttl: Infinity })

/** All texts for a locale as they are written; a build never changes them, so they are read once. */
const languageFile = (locale: string): Promise<Readonly<Record<string, string>>> => {
  const textLanguage = textLanguageOf(locale)
  const isRegional = REGIONAL_LANGUAGES.some((each) => each === textLanguage)
  return texts.get(textLanguage, async () => ({
    ...(await readTexts(projectPath(`src/i18n/messages/${isRegional ? textLanguage.replace(/_.*/, '') : textLanguage}`))),
    ...(isRegional ? await readTextFile(projectPath(`src/i18n/regional/${textLanguage}.json`)) : {}),
  }))
}

const readTexts = async (folder: string): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await Promise.all((await readdir(folder)).map((name) => readTextFile(join(folder, name))))))

/** A flat file of ours, checked by tests: key to text. */
const readTextFile = async (path: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(path, 'utf8')) as Record<string, string>

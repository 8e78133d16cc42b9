import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { hasComposeGroups, rightsOf } from '../../compose/rights/group-rights.ts'
import { readSpeed } from '../../operations/speed/read-speed.ts'
import { preferredLanguage } from '../../operations/plain-pages/visitor-language.ts'
import type { Runtime } from '../../runtime.ts'
import { createStaffDoor } from '../../staff/staff-door.ts'
import { createRedirectAdvisor } from '../../../src/content/advice/redirect-advice.ts'
import { createAdvisor } from '../../../src/content/advice/create-advisor.ts'
import type { ContentLookups } from '../../../src/content/advice/advice-input.ts'
import { reuseLookups } from '../../../src/content/advice/reuse-lookups.ts'
import { createCache } from '../../../src/lib/cache.ts'
import type { RedirectStore } from '../redirect-store.ts'
import { readMissing, readUses } from './read-uses.ts'
import { previewOriginOf } from './preview-link.ts'
import { createLooks } from './create-looks.ts'
import { readReportKeys, readReports, type PageReport, type WantedReports } from './read-reports.ts'
import { reportJson } from './report-json.ts'
import { REPORT_QUERY_HELP, reportQuery, type ReportQuery } from './report-view.ts'
import { reportPage } from './report-page.tsx'
import { REPORT_STYLES } from './report-styles.ts'
import { REPORT_LANGUAGES, reportTexts } from './report-texts.ts'
import type { SpeedTables } from './speed-section.tsx'
import { isSameText } from '../../lib/same-text.ts'

export interface ReportsOptions {
  readonly runtime: Pick<Runtime, 'clock' | 'config' | 'database' | 'fetch' | 'ids' | 'log' | 'sites'>
  readonly redirects: Pick<RedirectStore, 'list'>
  readonly lookups: ContentLookups
}

/**
 * `GET /_reports` for people, `GET /api/publishing/report` and `/api/publishing/used-by` for programs: how publishing went,
 * what is the matter with live pages, and who uses what. Reports show unpublished work: people of the composer's groups sign in, programs
 * bring the management token (`Bearer`); where no group is named anybody reads them, and in production nobody but programs.
 */
export const reportsPlugin: FastifyPluginAsync<ReportsOptions> = async (app, { runtime, redirects, lookups }) => {
  const { config, database, log, sites } = runtime
  const read = (wanted: WantedReports): AsyncGenerator<readonly PageReport[]> => {
    const cached = reuseLookups(lookups, createCache({ ttl: Infinity, maxSize: MOST_LOOKUPS }))
    const advise = createAdvisor(cached, sites)
    const adviseOnRedirects = createRedirectAdvisor({ lookups: cached, sites, redirectsOf: redirects.list })
    return readReports({ database, log, advise, adviseOnRedirects }, wanted)
  }
  const readLook = createLooks(read)
  const readSpeeds = async (siteTag: string | undefined): Promise<SpeedTables> => ({
    byKind: await readSpeed(runtime, { by: 'pageKind', siteTag }),
    bySite: siteTag === undefined ? await readSpeed(runtime, { by: 'siteTag' }) : [],
  })
  const names = new WeakMap<FastifyRequest, string>()
  const door = hasComposeGroups(config)
    ? createStaffDoor({
        runtime,
        door: 'reports',
        path: PATH,
        mayEnter: ({ groups }) => rightsOf(groups, config).rights.length > 0,
        languageOf: (request) => languageOf({}, request),
      })
    : undefined
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ')
    if (scheme.toLowerCase() === 'bearer') return isSameText(token, config.CONTENTFUL_MANAGEMENT_TOKEN) ? undefined : refusePrograms(reply)
    if (door === undefined) return config.isProduction ? refusePrograms(reply) : undefined
    if (door.isOwnRoute(request)) return undefined
    if (request.routeOptions.url !== PATH) return refusePrograms(reply)
    const reader = await door.admit(request, reply)
    if (reader === undefined) return reply
    names.set(request, reader.name)
    return undefined
  })
  door?.register(app)

  app.get('/api/publishing/report', async (request, reply) => {
    const query = parse(request)
    if (query === undefined) return refuse(reply, REPORT_QUERY_HELP)
    const missing = await readMissing(database)
    return reply.type('application/json; charset=utf-8').send(Readable.from(reportJson(read(query), missing)))
  })

  app.get<{ Querystring: { id?: string | string[] } }>('/api/publishing/used-by', async (request, reply) => {
    const ids = [request.query.id ?? []].flat()
    if (ids.length === 0 || ids.length > 100) return refuse(reply, 'Ask by id, up to a hundred times: ?id=promises&id=home-hero.')
    return reply.send({ uses: await readUses(database, ids) })
  })

  app.get(PATH, async (request, reply) => {
    const query = parse(request)
    if (query === undefined) return refuse(reply, REPORT_QUERY_HELP)
    const language = languageOf(query, request)
    const { look, shown } = await readLook(query)
    const keys = await readReportKeys(database, MOST_CHOICES + 1)
    const html = reportPage({
      name: names.get(request),
      t: reportTexts(language),
      language,
      query,
      sites,
      look,
      shown,
      missing: await readMissing(database),
      keys: keys.length > MOST_CHOICES ? undefined : keys,
      speed: await readSpeeds(query.siteTag),
      entryUrl: config.CONTENTFUL_HOST === undefined ? undefined : (id) => entryUrl(config, id),
      previewOrigin: config.isProduction && config.PREVIEW_PASSWORD === undefined ? undefined : previewOriginOf(request),
    })
    return reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': POLICY, 'content-language': language }).send(html)
  })
}

const PATH = '/_reports'

/** Of one report. Pages near each other ask for the same; what is asked again later is looked up again, with much else. */
const MOST_LOOKUPS = 10_000

/** Pages to choose from by their keys. */
const MOST_CHOICES = 200

const POLICY = `default-src 'none'; style-src ${REPORT_STYLES.hashes}; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'`

const languageOf = ({ lang = '' }: ReportQuery, { headers }: FastifyRequest): string =>
  REPORT_LANGUAGES.includes(lang) ? lang : (preferredLanguage(headers['accept-language'] ?? '', REPORT_LANGUAGES) ?? 'en')

/** A form sends what is not chosen as empty. */
const parse = ({ query }: FastifyRequest): ReportQuery | undefined => {
  // Fastify parses every query to an object of texts and lists of texts.
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== '')
  return reportQuery.safeParse(Object.fromEntries(given)).data
}

const refuse = (reply: FastifyReply, message: string): FastifyReply => reply.code(400).send({ code: 'BAD_REQUEST', message })

const entryUrl = ({ CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment }: Runtime['config'], id: string): string =>
  `https://app.contentful.com/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}/entries/${encodeURIComponent(id)}`

const refusePrograms = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer realm="Publishing reports"')
    .send({ code: 'UNAUTHORIZED', message: 'The management token is needed.' })

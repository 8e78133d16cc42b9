import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { readBasicAuthorization } from '../../lib/basic-authorization.ts'
import { createPasswordGuard, DRAFTS, RETRY_AFTER_S, type PasswordOutcome } from '../../operations/password-guard.ts'
import { preferredLanguage } from '../../operations/plain-pages/visitor-language.ts'
import type { Runtime } from '../../runtime.ts'
import { createRedirectAdvisor } from '../../../src/content/advice/redirect-advice.ts'
import { createAdvisor } from '../../../src/content/advice/create-advisor.ts'
import type { ContentLookups } from '../../../src/content/advice/advice-input.ts'
import { reuseLookups } from '../../../src/content/advice/reuse-lookups.ts'
import { createCache } from '../../../src/lib/cache.ts'
import type { PageStore } from '../page-store.ts'
import type { RedirectStore } from '../redirect-store.ts'
import { readMissing, readUses } from './read-uses.ts'
import { previewOriginOf } from './preview-link.ts'
import { readReportKeys, readReports, type PageReport } from './read-reports.ts'
import { REPORT_QUERY_HELP, reportQuery, type ReportQuery } from './report-view.ts'
import { reportPage } from './report-page.tsx'
import { REPORT_STYLE_HASH } from './report-styles.ts'
import { REPORT_LANGUAGES, reportTexts } from './report-texts.ts'
import { isSameText } from '../../lib/same-text.ts'

export interface ReportsOptions {
  readonly runtime: Pick<Runtime, 'clock' | 'config' | 'database' | 'log' | 'sites'>
  readonly pages: Pick<PageStore, 'get'>
  readonly redirects: Pick<RedirectStore, 'list'>
  readonly lookups: ContentLookups
}

/**
 * `GET /_reports` for people, `GET /api/publishing/report` and `/api/publishing/used-by` for programs: how publishing went,
 * what is the matter with live pages, and who uses what. See `createReportAccess` for who may.
 */
export const reportsPlugin: FastifyPluginAsync<ReportsOptions> = async (app, { runtime, pages, redirects, lookups }) => {
  const { config, database, log, sites } = runtime
  const read = (query: ReportQuery): Promise<readonly PageReport[]> => {
    const cached = reuseLookups(lookups, createCache({ ttl: Infinity, maxSize: MAX_LINKS }))
    const advisors = {
      advise: createAdvisor(cached, sites),
      adviseOnRedirects: createRedirectAdvisor({ lookups: cached, sites, redirectsOf: redirects.list }),
    }
    return readReports({ database, pages, log, ...advisors }, query)
  }
  const rightOf = createReportAccess(runtime)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const right = await rightOf(request)
    if (right === 'tooMany') return refuseGuesses(reply)
    return right === 'right' ? undefined : refuseReports(reply)
  })

  app.get('/api/publishing/report', async (request, reply) => {
    const query = parse(request)
    return query === undefined
      ? refuse(reply, REPORT_QUERY_HELP)
      : reply.send({ pages: await read(query), missing: await readMissing(database) })
  })

  app.get<{ Querystring: { id?: string | string[] } }>('/api/publishing/used-by', async (request, reply) => {
    const ids = [request.query.id ?? []].flat()
    if (ids.length === 0 || ids.length > 100) return refuse(reply, 'Ask by id, up to a hundred times: ?id=promises&id=home-hero.')
    return reply.send({ uses: await readUses(database, ids) })
  })

  app.get('/_reports', async (request, reply) => {
    const query = parse(request)
    if (query === undefined) return refuse(reply, REPORT_QUERY_HELP)
    const language = languageOf(query, request)
    const html = reportPage({
      t: reportTexts(language),
      language,
      query,
      sites,
      reports: await read(query),
      missing: await readMissing(database),
      keys: await readReportKeys(database),
      entryUrl: config.CONTENTFUL_HOST === undefined ? undefined : (id) => entryUrl(config, id),
      previewOrigin: config.isProduction && config.PREVIEW_PASSWORD === undefined ? undefined : previewOriginOf(request),
    })
    return reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': POLICY, 'content-language': language }).send(html)
  })
}

/** Links of one report: far above what the pages of a shop hold. */
const MAX_LINKS = 100_000

const POLICY = `default-src 'none'; style-src ${REPORT_STYLE_HASH}; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'`

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

/**
 * Reports show unpublished work: outside production anybody reads them, in production programs with the management token
 * (`Bearer`) and people with the preview password, whatever the name they give.
 */
const createReportAccess = (runtime: Pick<Runtime, 'clock' | 'config' | 'database'>) => {
  const { isProduction, CONTENTFUL_MANAGEMENT_TOKEN: token, PREVIEW_PASSWORD: password } = runtime.config
  const compare = password === undefined ? undefined : createPasswordGuard(runtime, { name: DRAFTS, password })
  return async ({ headers: { authorization = '' }, ip }: FastifyRequest): Promise<PasswordOutcome> => {
    if (!isProduction) return 'right'
    const [scheme = '', given = ''] = authorization.split(' ')
    if (scheme.toLowerCase() === 'bearer') return isSameText(given, token) ? 'right' : 'wrong'
    const basic = readBasicAuthorization(authorization)
    return basic === undefined || compare === undefined ? 'wrong' : compare(basic.password, ip)
  }
}

const refuseGuesses = (reply: FastifyReply): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(RETRY_AFTER_S))
    .send({ code: 'TOO_MANY_REQUESTS', message: 'Too many wrong passwords came from here. Wait a minute.' })

/** 401 that makes a browser show its password dialog. */
const refuseReports = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Publishing reports", charset="UTF-8"')
    .send({ code: 'UNAUTHORIZED', message: 'The management token or the preview password is needed.' })

import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Page } from '../../../schemas/page.ts'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { Database } from '../../database/database.ts'
import { pageSnapshots, publishReports } from '../../database/schema/publishing.ts'
import type { Advisor } from '../../../src/content/advice/create-advisor.ts'
import type { RedirectAdvisor } from '../../../src/content/advice/redirect-advice.ts'
import { REDIRECTS_KEY } from '../../../src/content/redirects-key.ts'
import { ofThisRelease } from '../page-store.ts'
import type { ReportQuery } from './report-view.ts'

/** The outcome of the last attempt to publish a page in one language of a site, and the page's problems now. */
export type PageReport = typeof publishReports.$inferSelect

interface Deps {
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** One for all pages, since it caches its look-ups and makes those of a part together. */
  readonly advise: Advisor
  readonly adviseOnRedirects: RedirectAdvisor
}

/** Which reports to read. */
export interface WantedReports extends ReportQuery {
  /** Of these pages alone. */
  readonly keys?: readonly string[]
}

/** Pages advised on together: enough to look up at once, and few enough that nobody who shops notices. */
const ROWS_AT_ONCE = 50

/**
 * The requested reports in parts, by key, site and language, so that thousands are never in memory. Problems found at publish are stored;
 * those that depend on links, products and pictures are looked up, because these change while the page does not.
 */
export const readReports = async function* (deps: Deps, wanted: WantedReports): AsyncGenerator<readonly PageReport[]> {
  for (let after: PageReport | undefined; ;) {
    const rows = await readRows(deps.database, wanted, after)
    if (rows.length === 0) return
    const reports = await Promise.all(
      rows.map(async ({ report, page }): Promise<PageReport> => {
        const problems = [...report.problems, ...(await adviceOn(deps, report, page))]
        return { ...report, problems: problems.filter((problem) => isWanted(problem, wanted)) }
      }),
    )
    yield reports
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.report
    // A report must not slow down pages.
    await setImmediate()
  }
}

interface Row {
  readonly report: PageReport
  /** The live page; null where there is none. */
  readonly page: Page | null
}

const readRows = (database: Database, wanted: WantedReports, after: PageReport | undefined): Promise<readonly Row[]> => {
  const { key, siteTag, language } = publishReports
  const { search } = wanted
  const isAfter =
    after === undefined ? undefined : sql`(${key}, ${siteTag}, ${language}) > (${after.key}, ${after.siteTag}, ${after.language})`
  // One by one: joined, the database would go through all pages for each part.
  const live = database
    .select({ page: pageSnapshots.page })
    .from(pageSnapshots)
    .where(and(eq(pageSnapshots.siteTag, siteTag), eq(pageSnapshots.language, language), eq(pageSnapshots.key, key)))
    .limit(1)
    .as('live')
  const found = search === undefined ? undefined : or(hasWords(sql`${key}`, search), hasWords(sql`${live.page}->>'title'`, search))
  return database
    .select({ report: publishReports, page: live.page })
    .from(publishReports)
    .leftJoinLateral(live, sql`true`)
    .where(and(conditionOf(wanted), found, isAfter))
    .orderBy(asc(key), asc(siteTag), asc(language))
    .limit(ROWS_AT_ONCE)
}

const hasWords = (text: SQL, words: string): SQL => sql`strpos(lower(${text}), lower(${words}::text)) > 0`

const adviceOn = async (deps: Deps, report: PageReport, page: Page | null): Promise<readonly ContentProblem[]> => {
  if (report.key === REDIRECTS_KEY) return deps.adviseOnRedirects(report)
  if (report.outcome !== 'live' || page === null) return []
  const { problems, leftOut } = await deps.advise(ofThisRelease(page))
  for (const { subject, cause } of leftOut)
    deps.log.warn({ err: cause, subject, page: report.key }, 'A report lacks advice that could not be looked up')
  return problems
}

/** The first keys of all pages that were ever published or refused. */
export const readReportKeys = async (database: Database, limit: number): Promise<readonly string[]> =>
  (await database.selectDistinct({ key: publishReports.key }).from(publishReports).orderBy(asc(publishReports.key)).limit(limit)).map(
    ({ key }) => key,
  )

const conditionOf = ({ siteTag, language, key, keys, outcome }: WantedReports): SQL | undefined =>
  and(
    siteTag === undefined ? undefined : eq(publishReports.siteTag, siteTag),
    language === undefined ? undefined : eq(publishReports.language, language),
    key === undefined ? undefined : eq(publishReports.key, key),
    keys === undefined ? undefined : inArray(publishReports.key, [...keys]),
    outcome === undefined ? undefined : eq(publishReports.outcome, outcome),
  )

const isWanted = (problem: ContentProblem, { severity, code }: ReportQuery): boolean =>
  (severity === undefined || problem.severity === severity) && (code === undefined || problem.code === code)

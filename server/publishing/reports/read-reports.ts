import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { Database } from '../../database/database.ts'
import { publishReports } from '../../database/schema/publishing.ts'
import type { Advisor } from '../../../src/content/advice/create-advisor.ts'
import type { RedirectAdvisor } from '../../../src/content/advice/redirect-advice.ts'
import { REDIRECTS_KEY } from '../../../src/content/redirects-key.ts'
import type { PageStore } from '../page-store.ts'
import type { ReportQuery } from './report-view.ts'

/** The outcome of the last attempt to publish a page in one language of a site, and the page's problems now. */
export type PageReport = typeof publishReports.$inferSelect

interface Deps {
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly pages: Pick<PageStore, 'get'>
  /** One for all pages, since it caches its look-ups. */
  readonly advise: Advisor
  readonly adviseOnRedirects: RedirectAdvisor
}

/**
 * The requested reports, by key, site and language. Problems found at publish are stored; those that depend on links, products
 * and pictures are looked up, because these change while the page does not.
 */
export const readReports = async (
  { database, pages, log, advise, adviseOnRedirects }: Deps,
  query: ReportQuery,
): Promise<readonly PageReport[]> => {
  const rows = await database
    .select()
    .from(publishReports)
    .where(conditionOf(query))
    .orderBy(asc(publishReports.key), asc(publishReports.siteTag), asc(publishReports.language))
  const adviceOnPage = async (row: PageReport): Promise<readonly ContentProblem[]> => {
    const page = row.outcome === 'live' ? await pages.get(row) : undefined
    if (page === undefined) return []
    const { problems, leftOut } = await advise(page)
    for (const { subject, cause } of leftOut)
      log.warn({ err: cause, subject, page: row.key }, 'A report lacks advice that could not be looked up')
    return problems
  }
  const reports: PageReport[] = []
  // One after the other: a report must not slow down pages.
  for (const row of rows) {
    const advice = row.key === REDIRECTS_KEY ? await adviseOnRedirects(row) : await adviceOnPage(row)
    const problems = [...row.problems, ...advice]
    reports.push({ ...row, problems: problems.filter((problem) => isWanted(problem, query)) })
  }
  return reports
}

/** Keys of all pages that were ever published or refused, sorted. */
export const readReportKeys = async (database: Database): Promise<readonly string[]> =>
  (await database.selectDistinct({ key: publishReports.key }).from(publishReports).orderBy(asc(publishReports.key))).map(({ key }) => key)

const conditionOf = ({ siteTag, language, key, outcome }: ReportQuery): SQL | undefined =>
  and(
    siteTag === undefined ? undefined : eq(publishReports.siteTag, siteTag),
    language === undefined ? undefined : eq(publishReports.language, language),
    key === undefined ? undefined : eq(publishReports.key, key),
    outcome === undefined ? undefined : eq(publishReports.outcome, outcome),
  )

const isWanted = (problem: ContentProblem, { severity, code }: ReportQuery): boolean =>
  (severity === undefined || problem.severity === severity) && (code === undefined || problem.code === code)

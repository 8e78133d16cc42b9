import { escapeHtml } from '../../../src/lib/escape-html.ts'
import { plainPage } from '../../operations/plain-pages/plain-page.ts'
import { groupProblems, type KeyGroup } from './group-problems.ts'
import type { PageReport } from './read-reports.ts'
import type { Use } from './read-uses.ts'
import { reportArticle } from './report-article.ts'
import { reportFilters, reportLanguages } from './report-filters.ts'
import { REPORT_STYLES } from './report-styles.ts'
import type { ReportView } from './report-view.ts'

interface Options extends ReportView {
  readonly reports: readonly PageReport[]
  readonly missing: readonly Use[]
  /** Keys of all pages there are reports of. */
  readonly keys: readonly string[]
}

/** `/_reports`: what merchandisers should know about their pages, in their words and language. */
export const reportPage = ({ reports, missing, keys, ...view }: Options): string => {
  const { t, language, query } = view
  const groups = groupProblems(reports)
  const refused = groups.filter((group) => group.refused.length > 0)
  const noted = groups.filter((group) => group.refused.length === 0 && group.problems.length > 0)
  const used = missing.filter(({ pages }) => query.key === undefined || pages.includes(query.key))
  const isQuiet = refused.length + noted.length + used.length === 0
  return plainPage({
    language,
    title: t('title'),
    styles: REPORT_STYLES,
    body:
      `<main><header class="top"><h1>${escapeHtml(t('title'))}</h1>${reportLanguages(view)}</header>` +
      `${summary(groups, view)}${reportFilters(view, keys)}` +
      (isQuiet ? `<p class="quiet">${escapeHtml(t('nothing'))}</p>` : '') +
      `${section(t('refusedTitle'), refused, view)}${missingSection(used, view)}${section(t('notedTitle'), noted, view)}</main>`,
  })
}

const summary = (groups: readonly KeyGroup[], { t, language }: ReportView): string => {
  const count = (severity: 'error' | 'warning'): number =>
    groups.reduce((sum, { problems }) => sum + problems.filter(({ problem }) => problem.severity === severity).length, 0)
  const figure = (name: string, value: number): string =>
    `<div><dt>${escapeHtml(t(name))}</dt><dd>${value.toLocaleString(`${language}-u-nu-latn`)}</dd></div>`
  return `<dl class="figures">${figure('pages', groups.length)}${figure('errors', count('error'))}${figure('warnings', count('warning'))}</dl>`
}

const missingSection = (missing: readonly Use[], { t }: ReportView): string =>
  missing.length === 0
    ? ''
    : `<section><h2>${escapeHtml(t('missingTitle'))}</h2><ul>${missing
        .map(
          ({ id, name, pages }) =>
            `<li class="warning"><strong><bdi>${escapeHtml(name ?? id)}</bdi></strong> ${escapeHtml(t('usedBy'))} ${pages.map((page) => `<code>${escapeHtml(page)}</code>`).join(', ')}</li>`,
        )
        .join('')}</ul></section>`

const section = (heading: string, groups: readonly KeyGroup[], view: ReportView): string =>
  groups.length === 0
    ? ''
    : `<section><h2>${escapeHtml(heading)}</h2>${groups.map((group) => reportArticle(group, view)).join('')}</section>`

import { PROBLEM_CODES } from '../../../src/content/problem-codes.ts'
import { escapeHtml } from '../../../src/lib/escape-html.ts'
import { groupProblems, type KeyGroup, type ProblemGroup } from './group-problems.ts'
import type { PageReport } from './read-reports.ts'
import { REPORT_STYLES } from './report-styles.ts'
import type { ReportQuery } from './report-query.ts'
import type { Use } from './read-uses.ts'

interface Options {
  readonly reports: readonly PageReport[]
  readonly missing: readonly Use[]
  readonly query: ReportQuery
  readonly siteTags: readonly string[]
  /** Where an entry is edited; undefined for a space without an interface. */
  readonly entryUrl: ((id: string) => string) | undefined
}

/** `/_reports`: what merchandisers should know about their pages, in their words. */
export const reportPage = ({ reports, missing, query, siteTags, entryUrl }: Options): string => {
  const groups = groupProblems(reports)
  const [refused, rest] = [groups.filter((group) => group.refused.length > 0), groups.filter((group) => group.refused.length === 0)]
  const noted = rest.filter(({ problems }) => problems.length > 0)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>Publishing report</title><style>${REPORT_STYLES}</style></head><body><main>` +
    `<h1>Publishing report</h1>${summary(groups)}${filters(query, siteTags)}` +
    missingSection(missing) +
    section('Refused: the last good page stays live', refused, entryUrl) +
    section('Live, and could be better', noted, entryUrl) +
    `</main></body></html>`
  )
}

const summary = (groups: readonly KeyGroup[]): string => {
  const count = (severity: 'error' | 'warning'): number =>
    groups.reduce((sum, { problems }) => sum + problems.filter(({ problem }) => problem.severity === severity).length, 0)
  return `<p>${groups.length} pages, ${count('error')} errors, ${count('warning')} warnings.</p>`
}

const filters = ({ siteTag, severity }: ReportQuery, siteTags: readonly string[]): string =>
  `<form method="get"><label>Site ${select('siteTag', siteTags, siteTag)}</label>` +
  `<label>Kind ${select('severity', ['error', 'warning'], severity)}</label><button>Show</button></form>`

const select = (name: string, options: readonly string[], chosen: string | undefined): string =>
  `<select name="${name}"><option value="">all</option>${options
    .map((option) => `<option${option === chosen ? ' selected' : ''}>${escapeHtml(option)}</option>`)
    .join('')}</select>`

const missingSection = (missing: readonly Use[]): string =>
  missing.length === 0
    ? ''
    : `<section><h2>Used, but not published</h2><ul>${missing
        .map(
          ({ id, name, pages }) =>
            `<li><strong>${escapeHtml(name ?? id)}</strong> is used by ${pages.map((page) => `<code>${escapeHtml(page)}</code>`).join(', ')}</li>`,
        )
        .join('')}</ul></section>`

const section = (heading: string, groups: readonly KeyGroup[], entryUrl: Options['entryUrl']): string =>
  groups.length === 0 ? '' : `<section><h2>${heading}</h2>${groups.map((group) => article(group, entryUrl)).join('')}</section>`

const article = ({ key, entryId, refused, problems }: KeyGroup, entryUrl: Options['entryUrl']): string =>
  `<article><h3><code>${escapeHtml(key)}</code>${edit(entryId, entryUrl)}</h3>` +
  (refused.length === 0 ? '' : `<p class="refused">Refused on ${refused.map(escapeHtml).join(', ')}</p>`) +
  `<ul>${problems.map((group) => item(group, entryUrl)).join('')}</ul></article>`

const item = ({ problem, places }: ProblemGroup, entryUrl: Options['entryUrl']): string =>
  `<li class="${problem.severity}"><p><strong>${escapeHtml(problem.where)}</strong>${edit(problem.blockId, entryUrl)}<br>${escapeHtml(problem.message)}</p>` +
  `<p class="detail"><span title="${escapeHtml(PROBLEM_CODES[problem.code].meaning)}">${problem.severity}: ${problem.code}</span> on ${places.map(escapeHtml).join(', ')}</p></li>`

const edit = (id: string, entryUrl: Options['entryUrl']): string =>
  entryUrl === undefined || id === '' ? '' : ` <a href="${escapeHtml(entryUrl(id))}">Edit</a>`

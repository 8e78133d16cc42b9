import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { PageReport } from './read-reports.ts'

/** A problem and every site and language that has it: most are the same everywhere. */
export interface ProblemGroup {
  readonly problem: ContentProblem
  readonly sites: readonly SiteLanguage[]
}

/** A language of a site. */
export type SiteLanguage = Pick<PageReport, 'siteTag' | 'language'>

/** Reports of one page key: its outcome on each site and language, and its problems, errors first. */
export interface KeyGroup {
  readonly key: string
  /** In the page's own words; its key where it has no problems. */
  readonly title: string
  readonly entryId: string
  readonly refused: readonly SiteLanguage[]
  readonly problems: readonly ProblemGroup[]
}

/** All reports of a key as one group. */
export const groupOfKey = (key: string, reports: readonly PageReport[]): KeyGroup => {
  const groups = new Map<string, ProblemGroup>()
  for (const report of reports)
    for (const problem of report.problems) {
      const id = idOf(problem)
      const group = groups.get(id)
      // Names of blocks are the page's own words: English ones, where the English page has the problem too.
      const shown = group === undefined || report.language === 'en' ? problem : group.problem
      const own = siteLanguageOf(report)
      // A block may have the same problem in several of its parts.
      const others = (group?.sites ?? []).filter(({ siteTag, language }) => siteTag !== own.siteTag || language !== own.language)
      groups.set(id, { problem: withWanted(shown, group?.problem, problem), sites: [...others, own] })
    }
  const problems = [...groups.values()]
  return {
    key,
    title: problems[0]?.problem.where.split(' > ')[0] ?? key,
    entryId: reports[0]?.entryId ?? '',
    refused: reports.filter(({ outcome }) => outcome === 'refused').map(siteLanguageOf),
    problems: problems.toSorted((one, other) => one.problem.severity.localeCompare(other.problem.severity)),
  }
}

/** A text that several languages lack is one thing to do. */
const idOf = ({ code, path, message, values }: ContentProblem): string =>
  [code, path, code === 'missingTranslation' && values !== undefined ? String(values['used']) : message].join('\n')

/** All languages that lack a text, separated by spaces. */
const withWanted = (shown: ContentProblem, ...all: readonly (ContentProblem | undefined)[]): ContentProblem => {
  if (shown.code !== 'missingTranslation' || shown.values === undefined) return shown
  const wanted = all.flatMap((problem) => String(problem?.values?.['wanted'] ?? '').split(' ')).filter(Boolean)
  return { ...shown, values: { ...shown.values, wanted: [...new Set(wanted)].join(' ') } }
}

const siteLanguageOf = ({ siteTag, language }: PageReport): SiteLanguage => ({ siteTag, language })

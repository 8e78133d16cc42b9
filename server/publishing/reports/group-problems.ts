import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { PageReport } from './read-reports.ts'

/** A problem and everywhere it is met: most are the same in every language of every site. */
export interface ProblemGroup {
  readonly problem: ContentProblem
  readonly places: readonly Place[]
}

/** A language of a site. */
export type Place = Pick<PageReport, 'siteTag' | 'language'>

/** Reports of one page key: how it stands on each site and language, and its problems, errors first. */
export interface KeyGroup {
  readonly key: string
  /** In the page's own words; its key where there is nothing to tell of it. */
  readonly title: string
  readonly entryId: string
  readonly refused: readonly Place[]
  readonly problems: readonly ProblemGroup[]
}

export const groupProblems = (reports: readonly PageReport[]): readonly KeyGroup[] => {
  const keys = [...new Set(reports.map(({ key }) => key))]
  return keys.map((key) =>
    groupOf(
      key,
      reports.filter((report) => report.key === key),
    ),
  )
}

const groupOf = (key: string, reports: readonly PageReport[]): KeyGroup => {
  const groups = new Map<string, ProblemGroup>()
  for (const report of reports)
    for (const problem of report.problems) {
      const id = idOf(problem)
      const known = groups.get(id)
      // Places are told in the page's own words: in the language most who read a report know, where it has the problem.
      const shown = known === undefined || report.language === 'en' ? problem : known.problem
      groups.set(id, { problem: withWanted(shown, known?.problem, problem), places: [...(known?.places ?? []), placeOf(report)] })
    }
  const problems = [...groups.values()]
  return {
    key,
    title: problems[0]?.problem.where.split(' > ')[0] ?? key,
    entryId: reports[0]?.entryId ?? '',
    refused: reports.filter(({ outcome }) => outcome === 'refused').map(placeOf),
    problems: problems.toSorted((one, other) => one.problem.severity.localeCompare(other.problem.severity)),
  }
}

/** A text that several languages lack is one thing to do. */
const idOf = ({ code, path, message, values }: ContentProblem): string =>
  [code, path, code === 'missingTranslation' && values !== undefined ? String(values['used']) : message].join('\n')

/** All languages that a text is wanted in, with spaces between. */
const withWanted = (shown: ContentProblem, ...all: readonly (ContentProblem | undefined)[]): ContentProblem => {
  if (shown.code !== 'missingTranslation' || shown.values === undefined) return shown
  const wanted = all.flatMap((problem) => String(problem?.values?.['wanted'] ?? '').split(' ')).filter(Boolean)
  return { ...shown, values: { ...shown.values, wanted: [...new Set(wanted)].join(' ') } }
}

const placeOf = ({ siteTag, language }: PageReport): Place => ({ siteTag, language })

import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { PageReport } from './read-reports.ts'

/** A problem and everywhere it is met: most are the same in every language of every site. */
export interface ProblemGroup {
  readonly problem: ContentProblem
  /** `ald-gb en`, ... */
  readonly places: readonly string[]
}

/** Reports of one page key: how it stands on each site and language, and its problems, errors first. */
export interface KeyGroup {
  readonly key: string
  readonly entryId: string
  readonly refused: readonly string[]
  readonly live: readonly string[]
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
  const placesWith = (outcome: PageReport['outcome']): readonly string[] =>
    reports.filter((report) => report.outcome === outcome).map(placeOf)
  const groups = new Map<string, ProblemGroup>()
  for (const report of reports)
    for (const problem of report.problems) {
      const id = [problem.code, problem.path, problem.message].join('\n')
      const known = groups.get(id)
      // Places are told in the page's own words: in the language most who read a report know, where it has the problem.
      const shown = known === undefined || report.language === 'en' ? problem : known.problem
      groups.set(id, { problem: shown, places: [...(known?.places ?? []), placeOf(report)] })
    }
  return {
    key,
    entryId: reports[0]?.entryId ?? '',
    refused: placesWith('refused'),
    live: placesWith('live'),
    problems: [...groups.values()].toSorted((one, other) => one.problem.severity.localeCompare(other.problem.severity)),
  }
}

const placeOf = ({ siteTag, language }: PageReport): string => `${siteTag} ${language}`

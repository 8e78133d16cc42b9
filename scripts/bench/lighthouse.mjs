import { audit, CATEGORIES, figuresOf } from './audit.mjs'
import { median } from './median.mjs'
import { PAGES, row } from './targets.mjs'

const OTHERS = CATEGORIES.slice(1)

/** Lighthouse's mobile preset, the middle of several rounds over the pages. */
export const lighthouse = async ({ origin, runs }) => {
  // Imported pictures are made at their first request; what is measured is a second visit, as nearly all are.
  for (const { path } of PAGES) await audit(`${origin}${path}`)
  const rounds = []
  for (let run = 0; run < runs; run += 1) {
    const reports = []
    for (const { path } of PAGES) reports.push(await audit(`${origin}${path}`))
    rounds.push(reports)
  }
  return {
    rows: PAGES.flatMap(({ name }, page) =>
      rowsOf(
        name,
        rounds.map((reports) => reports[page]),
      ),
    ),
    benchmarkIndex: rounds.map((reports) => reports.map(({ environment }) => environment.benchmarkIndex)),
  }
}

const rowsOf = (name, reports) => {
  const figures = reports.map(figuresOf)
  const middle = (key) => median(figures.map((each) => each[key]))
  const score = (id) => median(reports.map(({ categories }) => categories[id].score * 100))
  const failing = [...new Set(reports.flatMap((report) => OTHERS.flatMap((id) => failed(report, id))))]
  return [
    row('LCP', 'lcp', middle('lcp'), name),
    row('TBT', 'tbt', middle('tbt'), name),
    row('CLS', 'cls', middle('cls'), name),
    row('Lighthouse performance', 'performance', middle('performance'), name),
    ...OTHERS.map((id) => row(`Lighthouse ${id}`, 'otherScores', score(id), name)),
    ...failing.map((id) => ({ name: `  not passed: ${id}`, value: '' })),
  ]
}

const failed = ({ categories, audits }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)

import { report, type Report } from './report.ts'

const reported = new Set<string>()

/** Reports what is the same at every rendering the first time only; its message says which it is. */
export const reportOnce = (problem: Report): void => {
  if (reported.has(problem.message)) return
  reported.add(problem.message)
  report(problem)
}

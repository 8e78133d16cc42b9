import type { PageReport } from './read-reports.ts'
import type { Use } from './read-uses.ts'

/** `{ pages, missing }` as text, in the parts in which it becomes known: all reports of a shop may be many megabytes. */
export const reportJson = async function* (parts: AsyncIterable<readonly PageReport[]>, missing: readonly Use[]): AsyncGenerator<string> {
  let start = '{"pages":['
  for await (const part of parts) {
    yield start + part.map((report) => JSON.stringify(report)).join(',')
    start = ','
  }
  yield `${start === ',' ? '' : start}],"missing":${JSON.stringify(missing)}}`
}

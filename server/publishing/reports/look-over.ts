import type { ContentProblem } from '../../../src/content/content-problem.ts'
import { groupOfKey, type KeyGroup } from './group-problems.ts'
import type { PageReport } from './read-reports.ts'

/** All pages that were asked for, in numbers, and which of them there is something to say about. */
export interface ReportLook {
  readonly figures: { readonly pages: number; readonly errors: number; readonly warnings: number }
  /** On how many pages each problem is. */
  readonly codes: ReadonlyMap<ContentProblem['code'], number>
  /** Keys of the pages with something to say about them, refused ones first. */
  readonly keys: readonly string[]
}

export interface LookedOver {
  readonly look: ReportLook
  /** The reports of the first keys; the others are read when they are shown. */
  readonly first: readonly KeyGroup[]
}

/** Goes through all reports once, in their parts. Keeps of each page no more than its key, but for the first `size`. */
export const lookOver = async (parts: AsyncIterable<readonly PageReport[]>, size: number): Promise<LookedOver> => {
  const figures = { pages: 0, errors: 0, warnings: 0 }
  const codes = new Map<ContentProblem['code'], number>()
  const [refused, noted] = [createList(size), createList(size)]
  for await (const group of groupsOf(parts)) {
    figures.pages += 1
    for (const { problem } of group.problems) figures[problem.severity === 'error' ? 'errors' : 'warnings'] += 1
    for (const code of new Set(group.problems.map(({ problem }) => problem.code))) codes.set(code, (codes.get(code) ?? 0) + 1)
    if (group.refused.length > 0) refused.add(group)
    else if (group.problems.length > 0) noted.add(group)
  }
  return {
    look: { figures, codes, keys: [...refused.keys, ...noted.keys] },
    first: [...refused.first, ...noted.first].slice(0, size),
  }
}

const createList = (size: number) => {
  const keys: string[] = []
  const first: KeyGroup[] = []
  const add = (group: KeyGroup): void => {
    keys.push(group.key)
    if (first.length < size) first.push(group)
  }
  return { keys, first, add }
}

/** The reports of a key are one after the other, and may begin in one part and end in the next. */
export const groupsOf = async function* (parts: AsyncIterable<readonly PageReport[]>): AsyncGenerator<KeyGroup> {
  let own: PageReport[] = []
  for await (const part of parts)
    for (const report of part) {
      const [first] = own
      if (first !== undefined && first.key !== report.key) {
        yield groupOfKey(first.key, own)
        own = []
      }
      own.push(report)
    }
  const [first] = own
  if (first !== undefined) yield groupOfKey(first.key, own)
}

import type { Problem } from '../lint/problem.ts'
import { entryProblem } from './entry-problem.ts'
import { stateOf, type MigrationCms } from './migration-cms.ts'
import type { Journal, JournalLine } from './journal.ts'
import { localeChains } from './locale-chains.ts'
import { versionOf } from './plan-migration.ts'
import { reasonOf } from './reason-of.ts'

type Writing = Extract<JournalLine, { readonly what: 'writing' }>

/**
 * Completes the entries a run died over: one that was written and not published is published now. One that was not written
 * comes again with the plan.
 */
export const finishInterrupted = async (
  lines: readonly JournalLine[],
  { cms, journal }: { readonly cms: MigrationCms; readonly journal: Journal },
): Promise<readonly Problem[]> => {
  const open = lines.filter((line): line is Writing => line.what === 'writing' && !isDone(lines, line.id))
  if (open.length === 0) return []
  const locale = localeChains(await cms.locales()).sorted[0] ?? 'en'
  const problems: Problem[] = []
  for (const { id, version, to, page, isLive } of new Map(open.map((line) => [line.id, line])).values()) {
    const entry = await cms.entry(id)
    if (versionOf(entry, locale) !== to) continue
    const isOurs = entry.sys.version === version + 1
    try {
      const last = isLive && isOurs && stateOf(entry) !== 'published' ? await cms.publish(entry) : entry
      await journal.write({ what: 'done', id, version: last.sys.version })
    } catch (error) {
      problems.push(entryProblem('publishRefused', { entry, page }, reasonOf(error)))
    }
  }
  return problems
}

const isDone = (lines: readonly JournalLine[], id: string): boolean => lines.some((line) => line.what === 'done' && line.id === id)

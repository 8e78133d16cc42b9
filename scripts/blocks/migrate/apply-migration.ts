import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { MigrationSteps } from '../../../schemas/migrations/steps.ts'
import type { Problem } from '../lint/problem.ts'
import { attempt, stateOf, type MigrationCms } from './migration-cms.ts'
import { entryProblem } from './entry-problem.ts'
import { finishInterrupted } from './finish-interrupted.ts'
import type { Journal } from './journal.ts'
import { planMigration, type PlannedChange } from './plan-migration.ts'
import { reasonOf } from './reason-of.ts'

interface Input {
  readonly cms: MigrationCms
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly steps: MigrationSteps
  readonly journal: Journal
  readonly log: (line: string) => void
}

/** How a run went. */
export interface MigrationOutcome {
  readonly migrated: number
  readonly problems: readonly Problem[]
}

/**
 * Migrates a space, page by page, an entry at a time: drafts stay drafts, what is published is published again, what is live
 * with an unfinished draft stays live as it is. An entry that does not go through is reported and left; the others go on.
 * Repeating it continues where a run that died had come to.
 */
export const applyMigration = async (input: Input): Promise<MigrationOutcome> => {
  const { cms, schemas, steps, journal, log } = input
  const lines = await journal.read()
  if (lines.length === 0) await journal.write({ what: 'begun', space: cms.space })
  const problems = [...(await finishInterrupted(lines, input))]
  const plan = planMigration({ entries: await cms.entries(), locales: await cms.locales(), schemas, steps })
  problems.push(...plan.problems)
  let migrated = 0
  for (const change of plan.changes) {
    const found = await applyChange(change, input)
    problems.push(...found)
    if (found.some(({ code }) => code === 'writeRefused')) continue
    migrated += 1
    log(`${change.page || 'on no page'}: ${change.entry.sys.contentType.sys.id} ${change.entry.sys.id} is of version ${change.to}`)
  }
  await journal.write({ what: 'finished' })
  return { migrated, problems }
}

const applyChange = async (change: PlannedChange, { cms, journal }: Input): Promise<readonly Problem[]> => {
  const { entry, page, to } = change
  const id = entry.sys.id
  const state = stateOf(entry)
  await journal.saveSnapshot(entry)
  await journal.write({ what: 'writing', id, version: entry.sys.version, to, page, isLive: state === 'published' })
  const written = await attempt(() => cms.write(entry, change.fields))
  if (written instanceof Error) return [entryProblem('writeRefused', change, reasonOf(written))]
  await journal.write({ what: 'written', id, version: written.sys.version })
  const published = state === 'published' ? await attempt(() => cms.publish(written)) : written
  if (published instanceof Error) return [entryProblem('publishRefused', change, reasonOf(published))]
  await journal.write({ what: 'done', id, version: published.sys.version })
  return state === 'changed' ? [entryProblem('behindDraft', change, 'its draft has changes nobody published yet')] : []
}

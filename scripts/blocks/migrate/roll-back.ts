import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../lint/problem.ts'
import { attempt, stateOf, type MigrationCms } from './migration-cms.ts'
import { entryProblem } from './entry-problem.ts'
import type { Journal, JournalLine } from './journal.ts'
import type { MigrationOutcome } from './apply-migration.ts'
import { reasonOf } from './reason-of.ts'

/**
 * Puts every entry a run migrated back to its snapshot, the last first; what was published is published again. An entry that
 * somebody edited since is left and reported. Repeating it continues where it had come to.
 */
export const rollBack = async ({ cms, journal }: { readonly cms: MigrationCms; readonly journal: Journal }): Promise<MigrationOutcome> => {
  const lines = await journal.read()
  const begun = lines.find((line) => line.what === 'begun')
  if (begun === undefined) throw new Error(`There is no run ${journal.name}.`)
  if (begun.space !== cms.space) throw new Error(`The run ${journal.name} is of the space ${begun.space}, not ${cms.space}.`)
  const problems: Problem[] = []
  let migrated = 0
  for (const { id, version } of lastVersions(lines)) {
    const found = await rollBackEntry(id, version, { cms, journal })
    problems.push(...found)
    if (found.length === 0) migrated += 1
  }
  await journal.write({ what: 'rolledBack' })
  return { migrated, problems }
}

/** Entries still to be put back, with the version the run left them in; the last one first. */
const lastVersions = (lines: readonly JournalLine[]): readonly { readonly id: string; readonly version: number }[] => {
  const versions = new Map<string, number>()
  for (const line of lines) {
    if (line.what === 'written' || line.what === 'done') versions.set(line.id, line.version)
    if (line.what === 'undone') versions.delete(line.id)
  }
  return [...versions].map(([id, version]) => ({ id, version })).reverse()
}

const rollBackEntry = async (
  id: string,
  version: number,
  { cms, journal }: { readonly cms: MigrationCms; readonly journal: Journal },
): Promise<readonly Problem[]> => {
  const before = await journal.readSnapshot(id)
  const entry = await cms.entry(id)
  const onNoPage = { entry, page: '' }
  // As it was already: by an earlier attempt that could not publish it, or that died before it said so.
  const isPutBack = isDeepStrictEqual(entry.fields, before.fields)
  if (entry.sys.version !== version && !isPutBack) return [entryProblem('editedSince', onNoPage, 'somebody edited it after its migration')]
  const written = isPutBack ? entry : await attempt(() => cms.write(entry, before.fields))
  if (written instanceof Error) return [entryProblem('writeRefused', onNoPage, reasonOf(written))]
  const isToPublish = stateOf(before) === 'published' && stateOf(written) !== 'published'
  const last = isToPublish ? await attempt(() => cms.publish(written)) : written
  if (last instanceof Error) return [entryProblem('publishRefused', onNoPage, `its draft is put back; ${reasonOf(last)}`)]
  await journal.write({ what: 'undone', id, version: last.sys.version })
  return []
}

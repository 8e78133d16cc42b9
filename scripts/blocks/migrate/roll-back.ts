import { isDeepStrictEqual } from 'node:util'
import type { Finding } from '../lint/finding.ts'
import { attempt } from './attempt.ts'
import { entryFinding } from './entry-finding.ts'
import { stateOf } from './entry-state.ts'
import type { Journal, JournalLine } from './journal.ts'
import type { MigrationCms } from './migration-cms.ts'
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
  const findings: Finding[] = []
  let migrated = 0
  for (const { id, version } of lastVersions(lines)) {
    const found = await rollBackEntry(id, version, { cms, journal })
    findings.push(...found)
    if (found.length === 0) migrated += 1
  }
  await journal.write({ what: 'rolledBack' })
  return { migrated, findings }
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
): Promise<readonly Finding[]> => {
  const before = await journal.kept(id)
  const entry = await cms.entry(id)
  const place = { entry, page: '' }
  // As it was already: by an earlier attempt that could not publish it, or that died before it said so.
  const isPutBack = isDeepStrictEqual(entry.fields, before.fields)
  if (entry.sys.version !== version && !isPutBack) return [entryFinding('editedSince', place, 'somebody edited it after its migration')]
  const written = isPutBack ? entry : await attempt(() => cms.write(entry, before.fields))
  if (written instanceof Error) return [entryFinding('writeRefused', place, reasonOf(written))]
  const isToPublish = stateOf(before) === 'published' && stateOf(written) !== 'published'
  const last = isToPublish ? await attempt(() => cms.publish(written)) : written
  if (last instanceof Error) return [entryFinding('publishRefused', place, `its draft is put back; ${reasonOf(last)}`)]
  await journal.write({ what: 'undone', id, version: last.sys.version })
  return []
}

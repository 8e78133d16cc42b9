import { type CmsConnection, connectCms } from './connect-cms.ts'
import { ensureLocales } from './ensure-locales.ts'
import { readExistingModel } from './existing-model.ts'
import { listMigrations, readSquashed, type MigrationFile } from './list-migrations.ts'
import { readHistory, writeHistory, type MigrationState } from './migration-history.ts'
import { startMigrationWorker } from './start-migration-worker.ts'

/** A connection, where to report to, and which steps there are (all of cms-migrations/ unless a test says otherwise). */
export interface RunRequest extends CmsConnection {
  readonly log: (line: string) => void
  readonly migrations?: readonly MigrationFile[]
}

/**
 * Brings a space to the content model of this release: makes its locales and applies the migrations that have not run
 * there, in order. Safe to repeat, and to repeat after a death in the middle. Answers the names of what it applied; throws
 * what the vendor's tool said when one does not go through. Two at once on one space are for the caller to prevent.
 */
export const runCmsMigrations = async ({ log, migrations = listMigrations(), ...connection }: RunRequest): Promise<readonly string[]> => {
  const cms = connectCms(connection)
  await ensureLocales(cms)
  const history = await readHistory(cms)
  const pending = pendingOf(migrations, history)
  if (pending.length === 0) return []
  const worker = startMigrationWorker()
  try {
    for (const file of pending) {
      log(`content migration ${file.name} begins`)
      const resumeWith = history.get(file.name) === 'started' ? { resumeWith: await readExistingModel(cms) } : {}
      await writeHistory(cms, file.name, 'started')
      await worker.apply({ connection, file, ...resumeWith })
      await writeHistory(cms, file.name, 'applied')
      log(`content migration ${file.name} applied`)
    }
    return pending.map(({ name }) => name)
  } finally {
    worker.stop()
  }
}

/** Steps that have not run. One that stands for older steps has nothing to do in a space that has those. */
const pendingOf = (migrations: readonly MigrationFile[], history: ReadonlyMap<string, MigrationState>): readonly MigrationFile[] =>
  migrations.filter((file) => history.get(file.name) !== 'applied' && !isCovered(file, history))

const isCovered = (file: MigrationFile, history: ReadonlyMap<string, MigrationState>): boolean => {
  const squashed = readSquashed(file)
  if (squashed === undefined) return false
  if (history.get(squashed.through) === 'applied') return true
  const others = [...history.keys()].filter((name) => name !== file.name)
  if (others.length === 0) return false
  throw new Error(
    `The space has content types of a release that this one no longer knows: its last step is ${others.toSorted().at(-1)}, and ${squashed.through} is needed. Run npm run cms migrate of a release that has cms-migrations/${squashed.through}.ts first, then again this one.`,
  )
}

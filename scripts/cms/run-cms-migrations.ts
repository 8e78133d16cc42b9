import { type CmsConnection, connectCms } from './connect-cms.ts'
import { ensureLocales } from './ensure-locales.ts'
import { readExistingModel } from './existing-model.ts'
import { listMigrations, type MigrationFile } from './list-migrations.ts'
import { readHistory, writeHistory } from './migration-history.ts'
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
  const pending = migrations.filter(({ name }) => history.get(name) !== 'applied')
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

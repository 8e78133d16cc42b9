import { pathToFileURL } from 'node:url'
import type { SchemaBundle } from '../../../schemas/block-schema.ts'
import { diffModels } from '../../cms/diff-models.ts'
import { listMigrations, loadMigration } from '../../cms/list-migrations.ts'
import { modelOfBundle } from '../../cms/content-type-of-schema.ts'
import { replayMigrations } from '../../cms/replay-migrations.ts'
import { writeMigration } from '../../cms/write-migration.ts'

interface Order {
  readonly name: string
  readonly bundle: SchemaBundle
  readonly root: string
}

/** Writes the migration that makes the content types the schemas ask for; answers its path, or nothing where none is needed. */
export const writeCmsMigration = async ({ name, bundle, root }: Order): Promise<readonly string[]> => {
  const files = listMigrations(new URL('cms-migrations/', pathToFileURL(`${root}/`)))
  const from = replayMigrations(await Promise.all(files.map(loadMigration)))
  const changes = diffModels(from, modelOfBundle(bundle))
  return changes.length === 0 ? [] : [await writeMigration({ name, changes, count: files.length, root })]
}

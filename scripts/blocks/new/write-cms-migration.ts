import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SchemaBundle } from '../../../schemas/block-schema.ts'
import { diffModels } from '../../cms/diff-models.ts'
import { listMigrations, loadMigration } from '../../cms/list-migrations.ts'
import { modelOfBundle } from '../../cms/model-of-bundle.ts'
import { printMigration } from '../../cms/print-migration.ts'
import { replayMigrations } from '../../cms/replay-migrations.ts'
import { formatFile } from './format-file.ts'

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
  if (changes.length === 0) return []
  const path = `cms-migrations/${String(files.length + 1).padStart(4, '0')}-${name}.ts`
  await writeFile(join(root, path), await formatFile(printMigration(changes), { root, path }))
  return [path]
}

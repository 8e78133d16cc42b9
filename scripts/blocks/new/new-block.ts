import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockSchema, SchemaBundle } from '../../../schemas/block-schema.ts'
import { diffModels } from '../../cms/diff-models.ts'
import { listMigrations, loadMigration } from '../../cms/list-migrations.ts'
import { modelOfBundle } from '../../cms/content-type-of-schema.ts'
import { replayMigrations } from '../../cms/replay-migrations.ts'
import { migrationFile } from '../../cms/write-migration.ts'
import { findLoaders } from '../emit-registry.ts'
import { generatedFiles } from '../generated-files.ts'
import { readSchemas, withBundle } from '../read-schemas.ts'
import { blockFiles, sampleSchema } from './block-files.ts'
import { blockNames } from './block-names.ts'
import { formatText } from '../../format-text.ts'
import { writeAll, type Disk } from './write-all.ts'
import { defined } from '../../../src/lib/defined.ts'

interface Input {
  readonly type: string
  /** Where the composer lists it. */
  readonly group: string
  /** The project's root. */
  readonly root: string
  readonly disk?: Disk
}

/**
 * Writes all that a new block consists of: schema, component, styles, fixture, and what is generated from the schema (types,
 * registry, docs, the content type's migration). Answers the paths. Everything is made before anything is written, and all of
 * it is written or nothing. Throws where the type is no name for a block or any file of it exists: nothing is overwritten.
 */
export const newBlock = async ({ type, group, root, disk }: Input): Promise<readonly string[]> => {
  const names = blockNames(type)
  const schema = sampleSchema(names, group)
  const own = blockFiles(names, schema)
  const existing = await pick([...own.keys()], (path) => exists(join(root, path)))
  if (existing.length > 0) throw new Error(`${existing.join(', ')} is there already`)
  const formatted = await Promise.all([...own].map(async ([path, text]) => [path, await formatText(path, text)] as const))
  const files = new Map([...formatted, ...(await filesFromSchemas({ type, schema, root }))])
  await writeAll(files, { root, ...defined({ disk }) })
  return [...files.keys()]
}

interface Addition {
  readonly type: string
  readonly schema: BlockSchema
  readonly root: string
}

/** What differs in generated files and content types once there is a schema more. */
const filesFromSchemas = async ({ type, schema, root }: Addition): Promise<readonly (readonly [string, string])[]> => {
  const { blocks, ...others } = await readSchemas(new URL('schemas/', pathToFileURL(`${root}/`)))
  const sorted = Object.entries({ ...blocks, [type]: schema }).sort(([one], [other]) => (one < other ? -1 : 1))
  const schemas = withBundle({ ...others, blocks: Object.fromEntries(sorted) })
  const loaders = await findLoaders(Object.keys(blocks), root)
  const generated = [...generatedFiles({ schemas, loaders, kinds: ['types', 'docs'] })]
  const changed = await pick(generated, async ([path, text]) => (await readText(join(root, path))) !== text)
  return [...changed, ...(await cmsMigration({ name: `add-${type}`, bundle: schemas.bundle, root }))]
}

interface MigrationInput {
  readonly name: string
  readonly bundle: SchemaBundle
  readonly root: string
}

/** The migration that makes the content types the schemas ask for; nothing where none is needed. */
const cmsMigration = async ({ name, bundle, root }: MigrationInput): Promise<readonly (readonly [string, string])[]> => {
  const files = listMigrations(new URL('cms-migrations/', pathToFileURL(`${root}/`)))
  const from = replayMigrations(await Promise.all(files.map(loadMigration)))
  const changes = diffModels(from, modelOfBundle(bundle))
  return changes.length === 0 ? [] : [await migrationFile({ name, changes, files })]
}

const pick = async <Item>(items: readonly Item[], test: (item: Item) => Promise<boolean>): Promise<readonly Item[]> => {
  const picked = await Promise.all(items.map(async (item) => ((await test(item)) ? [item] : [])))
  return picked.flat()
}

const readText = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined)

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSchemas } from '../read-schemas.ts'
import { writeGenerated } from '../write-generated.ts'
import { blockFiles } from './block-files.ts'
import { blockNames } from './block-names.ts'
import { formatFile } from './format-file.ts'
import { writeCmsMigration } from './write-cms-migration.ts'

interface Order {
  readonly type: string
  /** Where the composer lists it. */
  readonly group: string
  /** The project's root. */
  readonly root: string
}

/**
 * Writes all that a new block consists of: schema, component, styles, fixture, types, the registry, its page in the docs, and
 * the content type's migration. Answers the paths. Throws where the type is no name for a block or anything of
 * it is there already: nothing is overwritten.
 */
export const newBlock = async ({ type, group, root }: Order): Promise<readonly string[]> => {
  const names = blockNames(type)
  const files = blockFiles(names, group)
  for (const path of files.keys()) if (await exists(join(root, path))) throw new Error(`${path} is there already`)
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), await formatFile(text, { root, path }))
  }
  const schemas = await readSchemas(new URL('schemas/', pathToFileURL(`${root}/`)))
  const generated = await writeGenerated({ schemas, kinds: ['types', 'docs'], root })
  const migration = await writeCmsMigration({ name: `add-${type}`, bundle: schemas.bundle, root })
  return [...files.keys(), ...generated, ...migration]
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

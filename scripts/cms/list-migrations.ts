import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { projectPath } from '../../server/paths.ts'
import { applyChanges } from './apply-changes.ts'
import type { CmsMigration } from './cms-migration.ts'
import type { ContentTypeModel } from './content-model.ts'
import { diffModels } from './diff-models.ts'

/** A numbered step of the content model. */
export interface MigrationFile {
  /** `0023-pictures-of-the-catalogue`: its name in the history. */
  readonly name: string
  readonly url: string
}

/** Where the steps live. */
const MIGRATIONS_DIRECTORY = pathToFileURL(projectPath('cms-migrations', '/'))

/** The steps in their order. The first is the model that older steps led to, as data (`npm run cms squash`). */
export const listMigrations = (directory: URL = MIGRATIONS_DIRECTORY): readonly MigrationFile[] =>
  readdirSync(directory)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.(?:ts|json)$/.test(file))
    .sort()
    .map((file) => ({ name: file.replace(/\.(?:ts|json)$/, ''), url: new URL(file, directory).href }))

/** Loads a step's function. Throws where the file exports no `migrate`. */
export const loadMigration = async (file: MigrationFile): Promise<CmsMigration> => {
  const squashed = readSquashed(file)
  if (squashed !== undefined) {
    const model = new Map(squashed.types.map((type) => [type.id, type]))
    return (migration) => applyChanges(migration, diffModels(new Map(), model))
  }
  const module: { readonly migrate?: unknown } = await import(/* @vite-ignore */ file.url)
  if (typeof module.migrate !== 'function') throw new Error(`cms-migrations/${file.name}.ts exports no function "migrate".`)
  // Files of this directory are written against CmsMigration and type-checked with it.
  return module.migrate as CmsMigration
}

/** Steps that became one: the model they led to. */
export interface SquashedSteps {
  /** Name of the last of them: a space that has it has all of them. */
  readonly through: string
  readonly types: readonly ContentTypeModel[]
}

/** Undefined for a step that is code. */
export const readSquashed = ({ url }: MigrationFile): SquashedSteps | undefined =>
  // Written by `npm run cms squash`.
  url.endsWith('.json') ? (JSON.parse(readFileSync(new URL(url), 'utf8')) as SquashedSteps) : undefined

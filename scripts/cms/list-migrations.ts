import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { projectPath } from '../../server/paths.ts'
import type { CmsMigration } from './cms-migration.ts'

/** A numbered step of the content model. */
export interface MigrationFile {
  /** `0001-pages-and-blocks`: its name in the history. */
  readonly name: string
  readonly url: string
}

/** Where the steps live. */
const MIGRATIONS_DIRECTORY = pathToFileURL(projectPath('cms-migrations', '/'))

/** The steps in their order. */
export const listMigrations = (directory: URL = MIGRATIONS_DIRECTORY): readonly MigrationFile[] =>
  readdirSync(directory)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
    .sort()
    .map((file) => ({ name: file.replace(/\.ts$/, ''), url: new URL(file, directory).href }))

/** Loads a step's function. Throws where the file exports no `migrate`. */
export const loadMigration = async ({ name, url }: MigrationFile): Promise<CmsMigration> => {
  const module: { readonly migrate?: unknown } = await import(/* @vite-ignore */ url)
  if (typeof module.migrate !== 'function') throw new Error(`cms-migrations/${name}.ts exports no function "migrate".`)
  // Files of this directory are written against CmsMigration and type-checked with it.
  return module.migrate as CmsMigration
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectPath } from '../../paths.ts'

/** A folder of files whose names change with their content, and where it is served. */
export interface BuiltFolder {
  readonly directory: string
  /** With a slash at both ends. */
  readonly prefix: string
}

/** What the build of the shop writes (vite.config.ts). Templates have an address of their own (IMG-07). */
export const shopFolders = (clientDirectory: string): readonly BuiltFolder[] =>
  ['assets', 'themes/templates'].map((folder) => ({ directory: `${clientDirectory}/${folder}`, prefix: `/${folder}/` }))

/** The same of the composer (vite.composer.config.ts). */
export const COMPOSER_FOLDER: BuiltFolder = { directory: projectPath('dist', 'composer', 'assets'), prefix: '/_compose/assets/' }

/** A built file and the address a page has it from. */
export interface BuiltFile {
  readonly address: string
  readonly file: string
}

const COMPRESSED = /\.(?:br|gz)$/

/** Every file of a folder, without what `precompress` leaves beside it; none where there is no such folder. */
export const listBuiltFiles = ({ directory, prefix }: BuiltFolder): readonly BuiltFile[] =>
  listFiles(directory)
    .filter((name) => !COMPRESSED.test(name))
    .map((name) => ({ address: `${prefix}${name}`, file: join(directory, name) }))

const listFiles = (directory: string): readonly string[] => {
  try {
    return readdirSync(directory)
  } catch {
    // A build without a composer.
    return []
  }
}

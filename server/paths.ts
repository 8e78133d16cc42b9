import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A path inside the project, whether this file runs from `server/` or bundled in `dist/server/`. */
export const projectPath = (...segments: readonly string[]): string => join(projectRoot, ...segments)

const isRoot = (directory: string): boolean => {
  const file = join(directory, 'package.json')
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'vitrine'
}

const findRoot = (directory: string): string => {
  if (isRoot(directory)) return directory
  const parent = dirname(directory)
  if (parent === directory) throw new Error('The project folder was not found above this file.')
  return findRoot(parent)
}

const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where what is built for the server and for browsers is written. */
const SOURCES = ['server', 'platform', 'src', 'block-registry', 'schemas', 'demo']
const KINDS = /\.tsx?$/

/** Every source below a project's folder, by its path. */
export const readSources = (project) =>
  new Map(
    SOURCES.flatMap((folder) => readdirSync(join(project, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && KINDS.test(entry.name))
      .map(({ parentPath, path, name }) => join(parentPath ?? path, name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

/** The files that hold a text, one entry for each time: files move, so a text is looked for and not a path. */
export const findText = (sources, text) =>
  [...sources].flatMap(([file, content]) => Array.from({ length: content.split(text).length - 1 }, () => file))

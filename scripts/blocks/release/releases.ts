import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SchemaBundle } from '../../../schemas/block-schema.ts'

/** A file of schemas/releases: the block schemas that went live with a release, which stored content fits. */
export interface Release {
  readonly release: number
  readonly blocks: SchemaBundle['blocks']
}

const FOLDER = 'schemas/releases'
const FILE = /^(\d{4})\.json$/

/** The last recorded release; undefined where there is none. */
export const lastRelease = async (root: string): Promise<Release | undefined> => {
  const names = await readdir(join(root, FOLDER)).catch((): string[] => [])
  const last = names
    .filter((name) => FILE.test(name))
    .sort()
    .at(-1)
  // `writeRelease` is the only one to write into this folder.
  return last === undefined ? undefined : (JSON.parse(await readFile(join(root, FOLDER, last), 'utf8')) as Release)
}

/** Records a release; answers its path. */
export const writeRelease = async (root: string, release: Release): Promise<string> => {
  const path = `${FOLDER}/${String(release.release).padStart(4, '0')}.json`
  await mkdir(join(root, FOLDER), { recursive: true })
  await writeFile(join(root, path), `${JSON.stringify(release, null, 1)}\n`)
  return path
}

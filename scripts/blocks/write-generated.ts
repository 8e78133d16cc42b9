import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findLoaders } from './emit-registry.ts'
import { generatedFiles, type GeneratedKind } from './generated-files.ts'
import type { Schemas } from './read-schemas.ts'

interface Input {
  readonly schemas: Schemas
  readonly kinds: readonly GeneratedKind[]
  /** The project's root. */
  readonly root: string
}

/** Writes what differs from what the schemas make, removes pages of types that are gone; answers the paths. */
export const writeGenerated = async (input: Input): Promise<readonly string[]> => {
  const files = await filesOf(input)
  const stale = await staleAmong(files, input)
  for (const path of stale) {
    const text = files.get(path)
    if (text === undefined) await rm(join(input.root, path))
    else {
      await mkdir(dirname(join(input.root, path)), { recursive: true })
      await writeFile(join(input.root, path), text)
    }
  }
  return stale
}

/** Paths of generated files that are missing, differ from what the schemas make, or belong to a type that is gone. */
export const findStale = async (input: Input): Promise<readonly string[]> => staleAmong(await filesOf(input), input)

const filesOf = async ({ schemas, kinds, root }: Input): Promise<ReadonlyMap<string, string>> =>
  generatedFiles({ schemas, loaders: await findLoaders(Object.keys(schemas.blocks), root), kinds })

const staleAmong = async (files: ReadonlyMap<string, string>, { kinds, root }: Input): Promise<readonly string[]> => {
  const stale: string[] = []
  for (const [path, text] of files) if ((await readText(join(root, path))) !== text) stale.push(path)
  return kinds.includes('docs') ? [...stale, ...(await orphans(root, files))] : stale
}

const readText = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined)

const TYPE_PAGES = 'docs/blocks/types'

const orphans = async (root: string, files: ReadonlyMap<string, string>): Promise<readonly string[]> => {
  const names = await readdir(join(root, TYPE_PAGES)).catch((): string[] => [])
  return names.map((name) => `${TYPE_PAGES}/${name}`).filter((path) => !files.has(path))
}

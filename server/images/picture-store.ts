import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomIds } from '../ids.ts'

/**
 * Originals of pictures, by their path below `/images/`: `shopify/tee-0a1b2c3d4e.jpg`. Names change with their content, so a stored
 * picture never changes. Sizes are made from them on each machine, and are no part of the store.
 */
export interface PictureStore {
  /** Stores a picture; does nothing where it is there already. */
  readonly put: (path: string, content: Uint8Array) => Promise<void>
  readonly get: (path: string) => Promise<Uint8Array | undefined>
  readonly has: (path: string) => Promise<boolean>
  /** Paths that begin so, in no order. */
  readonly list: (prefix: string) => Promise<readonly string[]>
}

/** The store does not answer, or refuses. The message names neither keys nor signatures. */
export class PictureStoreError extends Error {}

/** Pictures in a folder of this machine, or of several that share it. */
export const createFolderStore = (folder: string): PictureStore => {
  const fileOf = (path: string): string => join(folder, path)
  const has = (path: string): Promise<boolean> =>
    stat(fileOf(path)).then(
      (stats) => stats.isFile(),
      () => false,
    )
  return {
    has,
    put: async (path, content) => {
      if (await has(path)) return
      const part = `${fileOf(path)}.${randomIds.token(8)}.part`
      await mkdir(dirname(part), { recursive: true })
      try {
        await writeFile(part, content)
        await rename(part, fileOf(path))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    get: async (path) => ((await has(path)) ? readFile(fileOf(path)) : undefined),
    list: async (prefix) => {
      const within = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      const entries = await readdir(fileOf(within), { recursive: true, withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((path) => path.startsWith(prefix))
    },
  }
}

import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Everything below a folder, sorted by path: the text of each file, and each folder with a slash at its end. */
export const treeOf = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  const entries = found.map(async (entry) => {
    const path = relative(root, join(entry.parentPath, entry.name))
    return entry.isDirectory() ? ([`${path}/`, ''] as const) : ([path, await readFile(join(root, path), 'utf8')] as const)
  })
  return new Map((await Promise.all(entries)).sort(([one], [other]) => (one < other ? -1 : 1)))
}

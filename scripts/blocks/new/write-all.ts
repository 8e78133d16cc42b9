import * as node from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What writing asks of the disk. */
export type Disk = Pick<typeof node, 'access' | 'mkdir' | 'mkdtemp' | 'rename' | 'rm' | 'writeFile'>

interface Options {
  /** What paths are relative to. */
  readonly root: string
  readonly disk?: Disk
}

/**
 * Writes all files or none, by path. Every text is on the disk before the first file is moved into place, and what a file
 * replaces is moved aside, not overwritten: so undoing takes no space, and a full disk leaves the tree as it was.
 */
export const writeAll = async (files: ReadonlyMap<string, string>, { root, disk = node }: Options): Promise<void> => {
  const staging = await disk.mkdtemp(join(root, '.write-all-'))
  const undo: (() => Promise<unknown>)[] = [() => disk.rm(staging, { recursive: true, force: true })]
  try {
    const staged = [...files].map(([path, text], index) => ({ path: join(root, path), text, file: join(staging, `${index}`) }))
    for (const { file, text } of staged) await disk.writeFile(file, text)
    for (const { path, file } of staged) {
      const folder = await disk.mkdir(dirname(path), { recursive: true })
      if (folder !== undefined) undo.push(() => disk.rm(folder, { recursive: true, force: true }))
      if (await exists(path, disk)) {
        await disk.rename(path, `${file}.before`)
        undo.push(() => disk.rename(`${file}.before`, path))
      }
      await disk.rename(file, path)
      undo.push(() => disk.rm(path, { force: true }))
    }
  } catch (cause) {
    const failures = await undoAll(undo.toReversed())
    if (failures.length === 0) throw cause
    throw new AggregateError([cause, ...failures], `Only some files were written, and not all of them could be taken back; see ${staging}`)
  }
  await disk.rm(staging, { recursive: true, force: true })
}

/** The other steps are undone even where one fails. */
const undoAll = async (steps: readonly (() => Promise<unknown>)[]): Promise<readonly unknown[]> => {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((failure: unknown) => failures.push(failure))
  return failures
}

const exists = (path: string, disk: Pick<Disk, 'access'>): Promise<boolean> =>
  disk.access(path).then(
    () => true,
    () => false,
  )

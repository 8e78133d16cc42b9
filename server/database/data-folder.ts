import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DataDirectoryError } from './lock.ts'

/** A marker file beside a database's folder, written when it is first opened: from then on the folder may hold orders. */
const markOf = (directory: string): string => join(dirname(directory), `${basename(directory)}-created`)

/**
 * Opens the PGlite folder `directory`. PGlite makes a new database where it finds none, also among the files of one that
 * has lost its PG_VERSION: all orders would be lost silently. So a folder that was opened once must still be complete;
 * one whose creation was interrupted is set aside and made anew. Throws `DataDirectoryError`.
 */
export const openDataFolder = async <Opened>(directory: string, open: () => Promise<Opened>): Promise<Opened> => {
  if (directory.startsWith('memory://')) return open()
  const isCreated = (await filesOf(dirname(directory))).includes(basename(markOf(directory)))
  const opened = isCreated ? await openCreated(directory, open) : await create(directory, open)
  await writeFile(markOf(directory), '')
  return opened
}

const openCreated = async <Opened>(directory: string, open: () => Promise<Opened>): Promise<Opened> => {
  if (!(await filesOf(directory)).includes('PG_VERSION')) throw damaged(directory, 'PG_VERSION is missing')
  try {
    return await open()
  } catch (cause) {
    throw damaged(directory, cause instanceof Error ? cause.message : String(cause), cause)
  }
}

const create = async <Opened>(directory: string, open: () => Promise<Opened>): Promise<Opened> => {
  const files = await filesOf(directory)
  if (files.length > 0 && !files.includes('PG_VERSION')) await setAside(directory)
  try {
    return await open()
  } catch (error) {
    if (files.length === 0) throw error
    await setAside(directory)
    return open()
  }
}

const setAside = async (directory: string): Promise<void> => {
  await rm(`${directory}-unfinished`, { recursive: true, force: true })
  await rename(directory, `${directory}-unfinished`)
}

const filesOf = (directory: string): Promise<readonly string[]> => readdir(directory).catch(() => [])

const damaged = (directory: string, reason: string, cause?: unknown): DataDirectoryError =>
  new DataDirectoryError(
    `The database in ${directory} is damaged (${reason}). Nothing was changed. Put its folder back from a backup, or move it and ${markOf(directory)} away to begin with an empty shop.`,
    { cause },
  )

import { open, readFile, rm } from 'node:fs/promises'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A data folder that cannot be used, with a message for the operator. */
export class DataDirectoryError extends Error {}

/** A data folder that no other process uses until it is released. */
export interface DirectoryLock {
  readonly release: () => Promise<void>
}

/**
 * Takes the folder for this process: two processes on one PGlite folder lose data. A lock whose process is gone
 * (kill -9, power) is taken over. Throws `DataDirectoryError`.
 */
export const lockDataDirectory = async (directory: string): Promise<DirectoryLock> => {
  if (directory.startsWith('memory://')) return { release: async () => undefined }
  await makeDirectory(directory)
  const file = join(directory, 'lock')
  await takeLock(file, directory)
  return { release: () => rm(file, { force: true }) }
}

const makeDirectory = async (directory: string): Promise<void> => {
  try {
    await mkdir(directory, { recursive: true })
  } catch (error) {
    throw new DataDirectoryError(
      `The data folder ${directory} cannot be made (${codeOf(error)}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  }
}

const takeLock = async (file: string, directory: string): Promise<void> => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await writeLock(file, directory)) return
    const owner = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
    if (owner !== process.pid && isRunning(owner)) {
      throw new DataDirectoryError(
        `The data folder ${directory} is in use by process ${owner}. Stop that process, or set DATA_DIR to another folder.`,
      )
    }
    await rm(file, { force: true })
  }
  throw new DataDirectoryError(`The data folder ${directory} is being taken by another process. Try again.`)
}

const writeLock = async (file: string, directory: string): Promise<boolean> => {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw new DataDirectoryError(
      `The data folder ${directory} cannot be written to (${codeOf(error)}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  }
}

const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

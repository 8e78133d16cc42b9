import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UsageError } from '../end-with.ts'

/** Writes files into a folder that is not there yet. Throws `UsageError` where it is. */
export const writeShop = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  await mkdir(dirname(folder), { recursive: true })
  try {
    await mkdir(folder)
  } catch (cause) {
    throw new UsageError(`${folder} cannot be made, or is there already. --folder names another one.`, { cause })
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    // Never over a file, whoever else writes there.
    await writeFile(join(folder, path), text, { flag: 'wx' })
  }
}

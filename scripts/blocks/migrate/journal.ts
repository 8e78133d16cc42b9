import { access, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredEntry } from './migration-cms.ts'

/** What happened to an entry, in the order it happened. `version` is the entry's after it. */
export type JournalLine =
  | { readonly what: 'begun'; readonly space: string }
  | {
      readonly what: 'writing'
      readonly id: string
      readonly version: number
      readonly to: number
      readonly page: string
      readonly isLive: boolean
    }
  | { readonly what: 'written' | 'done' | 'undone'; readonly id: string; readonly version: number }
  | { readonly what: 'finished' | 'rolledBack' }

/** A run of `blocks migrate --apply`, on disk: what it did, and every entry as it was before. */
export interface Journal {
  readonly name: string
  readonly read: () => Promise<readonly JournalLine[]>
  /** On the disk when it returns, so that a run that dies is known to have come this far. */
  readonly write: (line: JournalLine) => Promise<void>
  /** Keeps an entry as it was; the first snapshot of an entry stays. */
  readonly keep: (entry: StoredEntry) => Promise<void>
  readonly kept: (id: string) => Promise<StoredEntry>
}

/** The journal of that name below the folder, whether it exists yet or not. */
export const openJournal = (folder: string, name: string): Journal => {
  const path = join(folder, name)
  const snapshot = (id: string): string => join(path, 'entries', `${id}.json`)
  return {
    name,
    read: async () => parse(await readFile(join(path, 'journal.ndjson'), 'utf8').catch(() => '')),
    write: async (line) => {
      await mkdir(join(path, 'entries'), { recursive: true })
      await append(join(path, 'journal.ndjson'), `${JSON.stringify(line)}\n`)
    },
    keep: async (entry) => {
      const file = snapshot(entry.sys.id)
      if (await isThere(file)) return
      // Whole or not at all, whenever the process dies.
      await writeFile(`${file}.part`, JSON.stringify(entry, null, 1), { flush: true })
      await rename(`${file}.part`, file)
    },
    kept: async (id) => JSON.parse(await readFile(snapshot(id), 'utf8')) as StoredEntry,
  }
}

/** Names of the runs there were, oldest first. */
export const listRuns = async (folder: string): Promise<readonly string[]> => (await readdir(folder).catch((): string[] => [])).sort()

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** A line that was cut short by a death is one that did not happen. */
const parse = (text: string): readonly JournalLine[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as JournalLine)

const append = async (path: string, text: string): Promise<void> => {
  const file = await open(path, 'a')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

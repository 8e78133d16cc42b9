import { access, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredEntry } from './migration-cms.ts'
import { wallTime } from '../../../src/lib/clock.ts'

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
  /** On the disk when it returns, so that the next run sees how far this one came before it died. */
  readonly write: (line: JournalLine) => Promise<void>
  /** Saves an entry as it was; the first snapshot of an entry stays. */
  readonly saveSnapshot: (entry: StoredEntry) => Promise<void>
  readonly readSnapshot: (id: string) => Promise<StoredEntry>
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
    saveSnapshot: async (entry) => {
      const file = snapshot(entry.sys.id)
      if (await isThere(file)) return
      // Whole or not at all, whenever the process dies.
      await writeFile(`${file}.part`, JSON.stringify(entry, null, 1), { flush: true })
      await rename(`${file}.part`, file)
    },
    readSnapshot: async (id) => JSON.parse(await readFile(snapshot(id), 'utf8')) as StoredEntry,
  }
}

/** Names of the runs there were, oldest first. */
const listRuns = async (folder: string): Promise<readonly string[]> => (await readdir(folder).catch((): string[] => [])).sort()

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

/** The space's last run where it was cut short, else a new one named after the moment. */
export const runToContinue = async (folder: string, space: string, now: Date = new Date(wallTime())): Promise<Journal> => {
  for (const name of (await listRuns(folder)).toReversed()) {
    const journal = openJournal(folder, name)
    const lines = await journal.read()
    if (!lines.some((line) => line.what === 'begun' && line.space === space)) continue
    const isOver = lines.some(({ what }) => what === 'finished' || what === 'rolledBack')
    if (!isOver) return journal
    break
  }
  return openJournal(folder, now.toISOString().replaceAll(/[:.]/g, '-'))
}

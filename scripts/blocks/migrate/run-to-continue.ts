import { listRuns, openJournal, type Journal } from './journal.ts'

/** The space's last run where it was cut short, else a new one named after the moment. */
export const runToContinue = async (folder: string, space: string, now: Date = new Date()): Promise<Journal> => {
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

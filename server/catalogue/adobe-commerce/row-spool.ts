import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CsvRow } from '../files/read-csv.ts'

const FLUSH_BYTES = 1024 * 1024

/**
 * Rows of a file that is larger than the memory should be, in a temporary file, each to be read by its number: a product's variants
 * may stand anywhere in an export.
 */
export const openRowSpool = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'import-'))
  const file = await open(join(directory, 'rows'), 'w+')
  /** Where each row begins; the last is where the next will. */
  const starts: number[] = [0]
  let waiting: Buffer[] = []
  let waitingBytes = 0

  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return
    const content = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    await file.appendFile(content)
  }

  return {
    /** Stores a row without its empty cells; returns its number. */
    add: async ({ line, cells }: CsvRow): Promise<number> => {
      const content = Buffer.from(JSON.stringify([line, Object.entries(cells).filter(([, value]) => value !== '')]))
      waiting.push(content)
      waitingBytes += content.byteLength
      starts.push((starts.at(-1) ?? 0) + content.byteLength)
      if (waitingBytes >= FLUSH_BYTES) await flush()
      return starts.length - 2
    },
    read: async (number: number): Promise<CsvRow> => {
      await flush()
      const start = starts[number] ?? 0
      const buffer = Buffer.alloc((starts[number + 1] ?? start) - start)
      await file.read(buffer, 0, buffer.byteLength, start)
      // Written by `add`.
      const [line, entries] = JSON.parse(buffer.toString()) as [number, [string, string][]]
      return { line, cells: Object.fromEntries(entries) }
    },
    close: async (): Promise<void> => {
      await file.close()
      await rm(directory, { recursive: true })
    },
  }
}

export type RowSpool = Awaited<ReturnType<typeof openRowSpool>>

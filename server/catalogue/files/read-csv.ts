import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { CsvError, parse } from 'csv-parse'
import { ImportError, type RowProblem } from '../importer.ts'

/** One row with its line in the file. */
export interface CsvRow {
  /** Line the row begins in, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

interface Request {
  readonly file: string
  /** Columns without which the file is not what it should be. */
  readonly required: readonly string[]
  readonly onProblem: (problem: RowProblem) => void
}

/** What csv-parse gives with `info`. */
interface Parsed {
  readonly info: { readonly lines: number; readonly error?: CsvError }
  readonly record: readonly string[]
}

/**
 * Reads a CSV file row by row: UTF-8 with or without mark, quoted line breaks, any line ending. A row of the wrong shape is
 * reported and skipped. Throws `ImportError` where the file is missing or its header is not the expected one.
 */
export const readCsv = async function* ({ file, required, onProblem }: Request): AsyncGenerator<CsvRow> {
  await refuseMissing(file)
  const name = basename(file)
  const parser = createReadStream(file).pipe(
    parse({ bom: true, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }),
  )
  let header: readonly string[] | undefined
  let line = 1
  try {
    for await (const parsed of parser) {
      // The parser's types do not follow its `info` option.
      const { info, record } = parsed as Parsed
      const startedAt = line
      line = info.lines + 1
      if (header === undefined) header = readHeader(record, required, name)
      else if (record.length !== header.length)
        onProblem({
          file: name,
          line: startedAt,
          column: '',
          message: `The row has ${record.length} cells where the header has ${header.length}.`,
        })
      else yield { line: startedAt, cells: Object.fromEntries(header.map((column, index) => [column, record[index] ?? ''])) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    onProblem({ file: name, line, column: '', message: `The rest of the file cannot be read: ${error.message}.` })
  }
  if (header === undefined) throw new ImportError(`${name} is empty: it has no header line.`)
}

const refuseMissing = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => undefined)
  if (found === undefined) throw new ImportError(`There is no file ${file}.`)
  if (!found.isFile()) throw new ImportError(`${file} is not a file.`)
}

const readHeader = (record: readonly string[], required: readonly string[], name: string): readonly string[] => {
  const header = record.map((column) => column.trim())
  const missing = required.filter((column) => !header.includes(column))
  if (missing.length > 0)
    throw new ImportError(
      `${name} is not the expected export: its header has no column ${missing.map((column) => `"${column}"`).join(', ')}.`,
    )
  return header
}

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
  /** The importer's own name of a column; the file's unless given. */
  readonly columnName?: (name: string) => string
  /** How long the text of a column may be, in characters; others may have `LONGEST_CELL`. */
  readonly limits?: Readonly<Record<string, number>>
  readonly onProblem: (problem: RowProblem) => void
}

/** What csv-parse gives with `info`. */
interface Parsed {
  readonly info: { readonly lines: number; readonly error?: CsvError }
  readonly record: readonly string[]
}

/** A quote that is never closed makes one row of the rest of the file: it ends here, not in all of the memory. */
const LONGEST_ROW = 4 * 1024 * 1024
const LONGEST_CELL = 200_000

/**
 * Reads a CSV file row by row: UTF-8 with or without mark, quoted line breaks, any line ending. A row of the wrong shape is
 * reported and skipped. Throws `ImportError` where the file is missing or its header is not the expected one.
 */
export const readCsv = async function* (request: Request): AsyncGenerator<CsvRow> {
  const { file, onProblem } = request
  await refuseMissing(file)
  const name = basename(file)
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
    }),
  )
  let header: readonly string[] | undefined
  let line = 1
  try {
    for await (const parsed of parser) {
      // The parser's types do not follow its `info` option.
      const { info, record } = parsed as Parsed
      const startedAt = line
      line = info.lines + 1
      if (header === undefined) {
        header = readHeader(record, request, name)
        continue
      }
      const fault = faultOf(record, header, request.limits)
      if (fault === undefined)
        yield { line: startedAt, cells: Object.fromEntries(header.map((column, index) => [column, record[index] ?? ''])) }
      else onProblem({ file: name, line: startedAt, ...fault })
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

const readHeader = (record: readonly string[], { required, columnName = (column) => column }: Request, name: string): readonly string[] => {
  const header = record.map((column) => columnName(column.trim()))
  const missing = required.filter((column) => !header.includes(column))
  if (missing.length > 0)
    throw new ImportError(
      `${name} is not the expected export: its header has no column ${missing.map((column) => `"${column}"`).join(', ')}.`,
    )
  return header
}

/** What no row may have, whatever its columns mean. */
const faultOf = (
  record: readonly string[],
  header: readonly string[],
  limits: Request['limits'],
): Pick<RowProblem, 'column' | 'message'> | undefined => {
  if (record.length !== header.length)
    return { column: '', message: `The row has ${record.length} cells where the header has ${header.length}.` }
  const limitOf = (column: string): number => limits?.[column] ?? LONGEST_CELL
  for (const [index, column] of header.entries()) {
    const cell = record[index] ?? ''
    // No text in the database can have it.
    if (cell.includes('\u0000')) return { column, message: 'The cell has a NUL byte.' }
    if (cell.length > limitOf(column))
      return { column, message: `The cell has ${cell.length} characters; ${limitOf(column)} are the most that is taken.` }
  }
  return undefined
}

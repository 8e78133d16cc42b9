import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCsv, type CsvRow } from '../../../../server/catalogue/files/read-csv.ts'
import { ImportError, type RowProblem } from '../../../../server/catalogue/importer.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (content: string | Uint8Array, required = ['a', 'b'], limits: Readonly<Record<string, number>> = {}) => {
  const file = join(folder, 'file.csv')
  await writeFile(file, content)
  const problems: RowProblem[] = []
  const rows: CsvRow[] = []
  for await (const row of readCsv({ file, required, limits, onProblem: (problem) => void problems.push(problem) })) rows.push(row)
  return { rows, problems }
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`

describe('reading a CSV file', () => {
  it('gives back whatever was written, quotes, commas and line breaks included', async () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\u0000') && !value.includes('\uFEFF'))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (table, lineEnd, hasMark) => {
          const content = ['a,b', ...table.map((row) => row.map(quoted).join(','))].join(lineEnd)
          const { rows, problems } = await read(`${hasMark ? '\uFEFF' : ''}${content}`)
          expect(problems).toEqual([])
          expect(rows.map(({ cells }) => [cells['a'], cells['b']])).toEqual(table)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('accounts for every row, whatever is wrong with it', async () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('a\u0000b', 'x'.repeat(11), '"', '\r\n', '\uFEFF'))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }), async (table) => {
        const { rows, problems } = await read(['a,b', ...table.map((row) => row.map(quoted).join(','))].join('\n'), ['a'], { a: 10 })
        expect(rows.length + problems.length).toBe(table.length)
        const lines = [...rows, ...problems].map(({ line }) => line)
        expect(new Set(lines).size).toBe(lines.length)
        for (const { cells } of rows) expect(cells['a']?.includes('\u0000')).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('gives up a row that grows without end, after those before it', async () => {
    const { rows, problems } = await read(`a,b\n1,x\n2,"${'never closed\n'.repeat(400_000)}`)
    expect(rows.map(({ cells }) => cells['a'])).toEqual(['1'])
    expect(problems).toMatchObject([{ message: expect.stringMatching(/^The rest of the file cannot be read: Max Record Size/) as unknown }])
  })

  it('names the line a row begins in, below rows of several lines', async () => {
    const { rows } = await read('a,b\n"one\ntwo\nthree",x\nfour,y\n')
    expect(rows.map(({ line }) => line)).toEqual([2, 5])
  })

  it('reports a row with too few or too many cells and goes on', async () => {
    const { rows, problems } = await read('a,b\n1\n2,x\n3,y,z\n4,w\n')
    expect(rows.map(({ cells }) => cells['a'])).toEqual(['2', '4'])
    expect(problems).toMatchObject([
      { file: 'file.csv', line: 2 },
      { line: 4, message: 'The row has 3 cells where the header has 2.' },
    ])
  })

  it('reads the rows before an unclosed quote', async () => {
    const { rows, problems } = await read('a,b\n1,x\n2,"never closed\n3,y\n')
    expect(rows.map(({ cells }) => cells['a'])).toEqual(['1'])
    expect(problems).toHaveLength(1)
  })

  it('refuses a missing file, an empty one and one with another header in one sentence each', async () => {
    await expect(read('')).rejects.toThrow('file.csv is empty: it has no header line.')
    await expect(read('x,y\n1,2\n')).rejects.toThrow(
      new ImportError('file.csv is not the expected export: its header has no column "a", "b".'),
    )
    const missing = readCsv({ file: join(folder, 'none.csv'), required: [], onProblem: () => undefined })
    await expect(missing.next()).rejects.toThrow(/There is no file .*none\.csv\./)
  })
})

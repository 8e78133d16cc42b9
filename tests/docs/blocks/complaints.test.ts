import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const PAGE = 'docs/blocks/complaints.md'
const text = readFileSync(PAGE, 'utf8')
const rows = text.split('\n').filter((line) => /^\| \d+ \|/.test(line))
const proofs = [...text.matchAll(/\[([^\]]+)\]\(([^)]+\.(?:test|spec)\.tsx?)\)/g)].map(([, title = '', file = '']) => ({ title, file }))

it('answers all sixteen complaints, each with a test or with the word that there is none', () => {
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 1)))
  for (const row of rows) expect(row).toMatch(/\.(?:test|spec)\.tsx?\)|No test/)
})

it.each(proofs)('names a test that exists: $title', ({ title, file }) => {
  expect(readFileSync(resolve(dirname(PAGE), file), 'utf8')).toContain(title)
})

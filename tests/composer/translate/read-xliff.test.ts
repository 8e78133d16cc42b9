// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { MAX_BYTES, readXliff } from '../../../composer/translate/xliff/read-xliff.ts'
import { bytesOf, fileOf, pageOf } from './setup.ts'

const FILE = fileOf(pageOf({ heading: { en: 'Coats' } }))
const problemOf = (file: string | Uint8Array): string | undefined => {
  const read = readXliff(typeof file === 'string' ? bytesOf(file) : file)
  return read.ok ? undefined : read.problem
}
const withDoctype = (doctype: string): string => FILE.replace('?>', `?>\n${doctype}`).replace('Coats', '&a;')

it('refuses a file that declares entities before anything of it is expanded or fetched', () => {
  const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY ${'ab'.repeat(level + 1)} "${`&${'ab'.repeat(level)};`.repeat(10)}">`)
  expect(problemOf(withDoctype(`<!DOCTYPE x [<!ENTITY a "ha">${laughs.join('')}]>`))).toBe('entities')
  expect(problemOf(withDoctype('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'))).toBe('entities')
  expect(problemOf(withDoctype('<!-- <x --><!DOCTYPE x SYSTEM "https://elsewhere.example/x.dtd">'))).toBe('entities')
})

it('takes a text that is about entities for what it is', () => {
  expect(problemOf(fileOf(pageOf({ heading: { en: '<!DOCTYPE x [<!ENTITY a "b">]>' } })))).toBeUndefined()
})

it('refuses a file of more than 5 MB', () => {
  expect(problemOf(new Uint8Array(MAX_BYTES + 1))).toBe('large')
})

it('refuses what is no XLIFF, what is broken, and what is of another version', () => {
  for (const file of ['', 'hello', '<html></html>', FILE.replace('</body>', ''), FILE.replace('Coats', '&unknown;')])
    expect(problemOf(file)).toBe('xml')
  expect(problemOf(FILE.replace('version="1.2"', 'version="2.0"'))).toBe('version')
  expect(problemOf(Uint8Array.of(0xc3, 0x28))).toBe('encoding')
})

it('reads a file that a tool has written as UTF-16', () => {
  const units = Uint16Array.from([...`\uFEFF${FILE}`].map((character) => character.charCodeAt(0)))
  expect(problemOf(new Uint8Array(units.buffer))).toBeUndefined()
})

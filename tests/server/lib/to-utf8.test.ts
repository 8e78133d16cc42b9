import { expect, it } from 'vitest'
import { toUtf8 } from '../../../server/lib/to-utf8.ts'

it.each([
  ['of several scripts and signs', ['<p>', 'Everyday tee’s', ' 木綿舎 ', 'قميص', '👕', '</p>']],
  ['without parts', []],
  ['longer than what is kept for pages', ['é'.repeat(900_000), '木'.repeat(900_000)]],
])('gives the bytes of a page %s', (_, parts) => {
  expect(toUtf8(parts).equals(Buffer.from(parts.join('')))).toBe(true)
})

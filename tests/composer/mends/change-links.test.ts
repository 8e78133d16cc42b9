import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import { changeLinks } from '../../../composer/mends/change-links.ts'

const words = (value: string): Json => ({ nodeType: 'text', value, marks: [], data: {} })
const node = (nodeType: string, content: readonly Json[], data: Json = {}): Json => ({ nodeType, data, content })

const { paragraph } = fc.letrec<{ inline: Json; paragraph: Json }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    fc.string().map(words),
    fc
      .tuple(fc.constantFrom('/gone', '/women', 'https://a.example'), fc.array(tie('inline'), { maxLength: 3 }))
      .map(([uri, content]) => node('hyperlink', content, { uri })),
  ),
  paragraph: fc.array(tie('inline'), { maxLength: 5 }).map((content) => node('paragraph', content)),
}))
const documents = fc.array(paragraph, { maxLength: 5 }).map((content) => node('document', content))

const wordsIn = (value: Json | undefined): string =>
  JSON.stringify(value ?? null)
    .match(/"value":"(?:[^"\\]|\\.)*"/g)
    ?.join() ?? ''

it('leaves no link to the address, keeps every word, and changes nothing where there is none', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom('/men', undefined), (document, to) => {
      const changed = changeLinks(document, '/gone', to)
      expect(JSON.stringify(changed)).not.toContain('/gone')
      expect(wordsIn(changed)).toBe(wordsIn(document))
      expect(changeLinks(changed ?? null, '/gone', '/nowhere')).toEqual(changed)
    }),
  )
})

it('changes an address that is the whole value, and no other', () => {
  expect(changeLinks('/gone', '/gone', '/men')).toBe('/men')
  expect(changeLinks('/gone', '/gone', undefined)).toBeUndefined()
  expect(changeLinks('/gone-too', '/gone', '/men')).toBe('/gone-too')
})

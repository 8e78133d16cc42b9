// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import { fileOf, node, pageOf, planOf, richText, text, translate } from './setup.ts'

const anyWords = fc.oneof(
  fc.string({ unit: 'binary' }),
  // Halves of characters, what XML cannot have, and what it has other uses for.
  fc
    .array(
      fc.constantFrom('\u0000', '\u0007', '\uD83D', '\uFFFF', ']]>', '&', '<b>', '&amp;', '\r\n', '\r', '\t', ' ', 'مرحبا', '👩‍👧', '"', 'a'),
    )
    .map((parts) => parts.join('')),
)
const anyText: fc.Arbitrary<Json> = fc
  .tuple(anyWords, fc.subarray(['bold', 'italic', 'code']))
  .map(([value, marks]) => text(value, ...marks))
const anyLink = fc
  .tuple(fc.constantFrom('/women', '/men'), fc.array(anyText, { maxLength: 2 }))
  .map(([uri, content]) => node('hyperlink', content, { uri }))
const inlines = fc.array(fc.oneof(anyText, anyLink, fc.constant(node('embedded-entry-inline', [], { by: 'x' }))), { maxLength: 4 })
const anyParagraph = fc.tuple(fc.constantFrom('paragraph', 'heading-2'), inlines).map(([type, content]) => node(type, content))
const anyBlock = fc.oneof(
  anyParagraph,
  fc.array(anyParagraph, { minLength: 1, maxLength: 2 }).map((items) => node('unordered-list', [node('list-item', items)])),
  fc.constant(node('hr', [])),
)
const anyRichText = fc.array(anyBlock, { minLength: 1, maxLength: 3 }).map((blocks) => richText(...blocks))
const byLanguage = <Value extends Json>(value: fc.Arbitrary<Value>) => fc.record({ en: value, fr: value }, { requiredKeys: ['en'] })

describe('a page as a file', () => {
  it('changes nothing when it is taken in as it went out', () => {
    fc.assert(
      fc.property(byLanguage(anyWords), byLanguage(anyRichText), byLanguage(anyWords), (heading, markdown, alt) => {
        const page = pageOf({ heading }, markdown, alt)
        expect(planOf(fileOf(page), page)).toMatchObject({ fills: [], replaces: [], skipped: [], gone: 0 })
      }),
    )
  })

  it('brings each text back to the last character, whatever it is made of', () => {
    fc.assert(
      fc.property(
        // With something to read.
        anyWords.map((words) => `a${words}`),
        (words) => {
          // Translated in the CMS of another shop, say; here nothing is.
          const file = fileOf(pageOf({ heading: { en: words, fr: words } }))
          const { fills } = planOf(file, pageOf({ heading: { en: words } }))
          expect(fills.map(({ value }) => value)).toEqual([words])
        },
      ),
    )
  })

  it('brings a rich text back with its headings, lists, links and marks', () => {
    const paragraph = (words: string, link: string): Json =>
      richText(
        node('heading-2', [text(`${words} 1`)]),
        node('paragraph', [
          text(`${words} `, 'bold'),
          node('hyperlink', [text(link), text('!', 'italic')], { uri: '/women' }),
          text(` ${words}`),
        ]),
        node('unordered-list', [node('list-item', [node('paragraph', [text(words)])])]),
        node('hr', []),
      )
    const file = translate(fileOf(pageOf({}, { en: paragraph('Read', 'this') })), {
      'Read 1': 'Lire 1',
      '<g id="1" ctype="bold">Read </g><g id="2" ctype="link">this<g id="3" ctype="italic">!</g></g> Read':
        '<g id="1" ctype="bold">Lire </g><g id="2" ctype="link">ceci<g id="3" ctype="italic">!</g></g> Lire',
      Read: 'Lire',
    })
    const { fills, skipped } = planOf(file, pageOf({}, { en: paragraph('Read', 'this') }))
    expect(skipped).toEqual([])
    expect(fills.map(({ value }) => value)).toEqual([paragraph('Lire', 'ceci')])
  })
})

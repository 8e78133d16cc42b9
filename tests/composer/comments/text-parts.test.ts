import { describe, expect, it } from 'vitest'
import { textParts } from '../../../composer/comments/text-parts.ts'

const ORIGIN = 'https://preview.shop.example'
const parts = (text: string) => textParts(text, ORIGIN)

describe('addresses in a comment', () => {
  it.each([
    ['/_compose/pages/sale?block=hero', '/pages/sale?block=hero'],
    [`${ORIGIN}/_compose/pages/sale?block=hero`, '/pages/sale?block=hero'],
    ['/_compose/pages/sale?site=ald-gb&block=hero&x=1', '/pages/sale?site=ald-gb&block=hero'],
    ['/_compose/pages/sale', '/pages/sale'],
  ])('of a page or block of the composer lead there: %s', (address, to) => {
    expect(parts(`See ${address}, please.`)).toEqual([{ text: 'See ' }, { text: address, to }, { text: ', please.' }])
  })

  it('elsewhere lead there, without the end of the sentence', () => {
    expect(parts('(https://example.com/a?b=c#d).')).toEqual([
      { text: '(' },
      { text: 'https://example.com/a?b=c#d', href: 'https://example.com/a?b=c#d' },
      { text: ').' },
    ])
    expect(parts('انظر https://example.com/a، ثم')).toMatchObject([{ text: 'انظر ' }, { href: 'https://example.com/a' }, { text: '، ثم' }])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://',
    'https://preview.shop.example@evil.example/',
    '/women',
    'see//_compose/pages/sale',
    `/_compose/pages/${'x'.repeat(65)}`,
    '/_compose/pages/../../api/session',
    '<img src=x onerror=alert(1)>',
  ])('that are none stay words: %s', (text) => {
    expect(parts(text)).toEqual([{ text }])
  })

  it('of a page at another shop are addresses elsewhere', () => {
    expect(parts('https://evil.example/_compose/pages/sale')).toMatchObject([{ href: 'https://evil.example/_compose/pages/sale' }])
  })

  it('are found several times, and nothing of the words is lost', () => {
    const text = 'A https://a.example\nb /_compose/pages/c. https://user:x@d.example e'
    expect(
      parts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    expect(parts(text)).toHaveLength(5)
  })
})

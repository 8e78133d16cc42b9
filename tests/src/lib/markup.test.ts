import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { Markup, markup } from '../../../src/lib/markup.ts'

const { window } = new JSDOM()
const parse = (text: string, type: 'text/html' | 'application/xml'): Document => new window.DOMParser().parseFromString(text, type)

/** Anything a request, a feed or a merchant may send, and pieces of markup often enough. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '!', '-', 'a', '=', ' ', ']', '\u0000', '\ud800', 'lt;', '<script>') }),
)
/** What XML can hold at all, with its line ends as a parser reads them. */
const readable = (text: string): string =>
  [...text].filter((each) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd]/.test(each) || /^[\u{10000}-\u{10ffff}]$/u.test(each)).join('')

it('a value never becomes an element or an attribute, and XML around it is well formed', () => {
  fc.assert(
    fc.property(hostile, hostile, fc.array(hostile), (first, second, list) => {
      const { documentElement } = parse(markup`<list name="${first}"><item>${second}</item>${list}</list>`.text, 'application/xml')
      expect(documentElement.querySelector('parsererror')).toBeNull()
      expect([documentElement.tagName, documentElement.attributes.length, documentElement.children.length]).toEqual(['list', 1, 1])
      expect(documentElement.querySelector('item')?.attributes).toHaveLength(0)
      expect(documentElement.querySelector('item')?.textContent).toBe(readable(second).replace(/\r\n?/g, '\n'))
      const { body } = parse(markup`<p title="${first}">${second}</p>${list}`.text, 'text/html')
      expect([body.children.length, body.firstElementChild?.attributes.length, body.firstElementChild?.children.length]).toEqual([1, 1, 0])
    }),
  )
})

it('markup within markup stays what it is, alone and in a list', () => {
  const item = markup`<li>${'a & b'}</li>`
  expect(markup`<ul>${item}${[item, new Markup('<hr>'), '<']}</ul>`.text).toBe('<ul><li>a &amp; b</li><li>a &amp; b</li><hr>&lt;</ul>')
})

it('what JSON brought does not pass for markup', () => {
  // What has lost its type on the way is what the mark is for.
  const forged = JSON.parse('[{"text":"<script>"}]') as readonly string[]
  expect(() => markup`<p>${forged}</p>`.text).toThrow()
})

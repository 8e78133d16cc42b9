import { expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import { isLink, linksOf, readField } from '../../../src/content/cms-entry.ts'
import { entry, linkTo } from '../../factories/cms.ts'

it('an entry refers to what its fields, lists and rich text name in any language, each once', () => {
  const text: Json = {
    nodeType: 'document',
    data: null,
    content: [{ data: { target: linkTo('page') } }, { data: linkTo('film', 'Asset') }],
  }
  const fields = { image: linkTo('coat', 'Asset'), buttons: [linkTo('a'), linkTo('b'), linkTo('a')], text, level: 2 }
  expect(linksOf(entry('e', 'hero', fields, { poster: { en: linkTo('coat', 'Asset'), fr: linkTo('manteau', 'Asset') } }))).toEqual({
    entries: ['a', 'b', 'page'],
    assets: ['coat', 'film', 'manteau'],
  })
})

it.each([
  ['has another type', { sys: { type: 'Entry', linkType: 'Entry', id: 'a' } }],
  ['leads to something else', { sys: { type: 'Link', linkType: 'Space', id: 'a' } }],
  ['has no id', { sys: { type: 'Link', linkType: 'Entry' } }],
  ['is a text', 'a'],
  ['has no sys', {}],
  ['is nothing', null],
])('a value that %s is no reference', (_case, value) => {
  expect([isLink(value), isLink(linkTo('a')), isLink(linkTo('a', 'Asset'))]).toEqual([false, true, true])
})

it('a field is read in the first language that has a value; false and nought are values, null is none', () => {
  expect(readField({ 'fr-CA': null, fr: 0, en: 1 }, ['fr-CA', 'fr', 'en'])).toBe(0)
  expect(readField({ fr: false, en: true }, ['fr', 'en'])).toBe(false)
  expect(readField({ ar: 'x' }, ['fr', 'en'])).toBeUndefined()
  expect(readField(undefined, ['en'])).toBeUndefined()
})

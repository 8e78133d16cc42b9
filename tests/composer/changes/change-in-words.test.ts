import { expect, it } from 'vitest'
import { changeInWords } from '../../../composer/changes/change-in-words.ts'
import type { Json } from '../../../schemas/page.ts'
import type { Translate } from '../../../src/i18n/messages.ts'
import { linkTo } from '../../factories/cms.ts'

const named = { nameOf: (id: string) => id.toUpperCase(), timeZone: 'Europe/London' }
const wordsOf = (before: Json | undefined, after: Json | undefined, field = 'text') =>
  changeInWords({ field, before, after }, named, ((key: string) => key) as Translate)
const listOf = (...ids: readonly string[]): Json => ids.map((id) => linkTo(id))
const paragraph = (...words: readonly string[]): Json => ({
  nodeType: 'paragraph',
  data: {},
  content: words.map((value) => ({ nodeType: 'text', value, marks: [], data: {} })),
})

it.each<[string, Json | undefined, Json | undefined, string, string]>([
  ['texts are as they are', 'One', 'Two', 'One', 'Two'],
  ['no value is a dash', undefined, 'Two', '–', 'Two'],
  ['of a list it is said what went and what came', listOf('a', 'b'), listOf('b', 'c'), 'A', 'C'],
  ['of a list that was empty it is said what came', undefined, listOf('a'), '', 'A'],
  ['a list in another order says so', listOf('a', 'b'), listOf('b', 'a'), '', 'compose.change.order'],
  ['what is chosen is named', linkTo('hat'), linkTo('coat'), 'HAT', 'COAT'],
  [
    'rich text is its words',
    { nodeType: 'document', data: {}, content: [paragraph('One ', 'two'), paragraph('three')] },
    { nodeType: 'document', data: {}, content: [] },
    'One two three',
    '',
  ],
  ['long texts are cut', 'x'.repeat(500), 'y', `${'x'.repeat(200)}…`, 'y'],
])('in a change %s', (_title, before, after, was, is) => {
  expect(wordsOf(before, after)).toEqual({ before: was, after: is })
})

it('says when and for whom a block shows, as the panel says it, and no value of the CMS', () => {
  const before = { audience: 'signedIn', countries: ['GB', 'FR'] }
  expect(wordsOf(before, undefined, 'meta')).toEqual({ before: 'compose.when.countriescompose.commacompose.when.signedIn', after: '–' })
  expect(wordsOf({ strange: 1 }, undefined, 'meta').before).toBe('{"strange":1}')
})

it('calls a segment what merchandisers call it, not by the group of the identity provider', () => {
  const t = ((key: string, values?: { readonly name?: string }) => `${key} ${values?.name ?? ''}`) as Translate
  const said = changeInWords({ field: 'meta', before: { segment: 'friends' }, after: undefined }, named, t)
  expect(said.before).toContain('Friends of the house')
})

it('names the sites that a page is for, and says that it is for all', () => {
  expect(wordsOf(['ald-gb', 'gone'], [], 'sites')).toEqual({ before: 'Alder, GBcompose.commagone', after: 'compose.allSites' })
})

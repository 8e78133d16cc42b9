import { describe, expect, it } from 'vitest'
import type { ComposeEntry, ComposeProblem } from '../../../schemas/api/compose.ts'
import { outlineOf, type OutlineBlock } from '../../../composer/editor/outline-tree.ts'
import { composeDocument, composeEntry } from '../document/setup.ts'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const problem = (entryId: string, severity: ComposeProblem['severity']): ComposeProblem => ({
  severity,
  code: 'propInvalid',
  path: '',
  entryId,
  where: '',
  message: '',
  sites: [],
})

const blocksOf = (...input: Parameters<typeof outlineOf>): readonly OutlineBlock[] =>
  outlineOf(...input).filter((row) => row.kind === 'block')

describe('the list of blocks', () => {
  it('counts what is the matter with each block, and with the page what is of no block', () => {
    const problems = [problem('head', 'error'), problem('head', 'warning'), problem('head', 'warning'), problem('', 'error')]
    expect(blocksOf(composeDocument(), ['en'], problems).map(({ entryId, errors, warnings }) => [entryId, errors, warnings])).toEqual([
      ['page', 1, 0],
      ['head', 1, 2],
    ])
  })

  it('says of which texts shoppers read another language, and nothing where the language has its own', () => {
    const document = composeDocument()
    const entries = { ...document.entries, head: composeEntry('head', 'headline', { text: { en: 'Coats' } }) }
    const fallbacksFor = (locales: readonly string[], values = entries) =>
      blocksOf({ ...document, entries: values }, locales, []).find(({ entryId }) => entryId === 'head')?.fallback
    expect(fallbacksFor(['fr-CA', 'fr', 'en'])).toEqual({ count: 1, locale: 'en' })
    expect(fallbacksFor(['en'])).toBeUndefined()
    const translated = { ...entries, head: composeEntry('head', 'headline', { text: { en: 'Coats', fr: 'Manteaux' } }) }
    expect(fallbacksFor(['fr-CA', 'fr', 'en'], translated)).toBeUndefined()
  })

  it('names what is missing and what leads in a circle, and ends', () => {
    const document = composeDocument()
    const entries = {
      ...document.entries,
      page: composeEntry('page', 'page', { blocks: { en: [link('one'), link('gone')] } }),
      one: composeEntry('one', 'fragment', { blocks: { en: [link('one')] } }),
    }
    expect(blocksOf({ ...document, entries }, ['en'], []).map(({ entryId, fault, level }) => [entryId, fault, level])).toEqual([
      ['page', undefined, 0],
      ['one', undefined, 1],
      ['one', 'circle', 2],
      ['gone', 'missing', 1],
    ])
  })

  it('says when each block shows, and that what stands in an unseen one is not seen', () => {
    const document = composeDocument()
    const entries = {
      ...document.entries,
      page: composeEntry('page', 'page', { blocks: { en: [link('one')] } }),
      one: composeEntry('one', 'fragment', { blocks: { en: [link('head')] }, meta: { en: { audience: 'signedIn' } } }),
    }
    const see = (entry: ComposeEntry) => ({
      when: entry.fields['meta'] === undefined ? '' : 'only signed in',
      isSeen: entry.sys.id !== 'one',
    })
    expect(blocksOf({ ...document, entries }, ['en'], [], see).map(({ entryId, when, isSeen }) => [entryId, when, isSeen])).toEqual([
      ['page', '', true],
      ['one', 'only signed in', false],
      ['head', '', false],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { candidatesByKey, chooseEntry, pathOfKey, readPageFields } from '../../../src/content/page-entry.ts'
import { entry, linkTo } from '../../factories/cms.ts'
import { defined } from '../../../src/lib/defined.ts'

describe('the fields of a page', () => {
  it('are read in the language of the page', () => {
    const fields = {
      key: 'landing/about',
      kind: 'landing',
      sites: ['ald-gb', 7],
      seoTitle: 'About',
      seoDescription: 'Who we are',
      noindex: true,
      blocks: [linkTo('b')],
    }
    expect(readPageFields(entry('p', 'page', fields, { title: { en: 'About us', fr: 'À propos' } }), ['fr', 'en'])).toEqual({
      title: 'À propos',
      key: 'landing/about',
      kind: 'landing',
      sites: ['ald-gb'],
      seoTitle: 'About',
      seoDescription: 'Who we are',
      isNoindex: true,
      blocks: [linkTo('b')],
    })
  })

  it('are empty where nothing, or something of another kind, was entered', () => {
    const empty = { title: '', key: '', kind: undefined, sites: [], seoTitle: '', seoDescription: '', isNoindex: false, blocks: undefined }
    expect(readPageFields(entry('p', 'page'), ['en'])).toEqual(empty)
    const mistaken = { title: 7, key: ['home'], kind: 'poster', sites: 'ald-gb', noindex: 'yes' }
    expect(readPageFields(entry('p', 'page', mistaken), ['en'])).toEqual(empty)
  })
})

describe('the page of a site', () => {
  const home = (id: string, sites?: readonly string[]) => entry(id, 'page', { key: 'home', ...defined({ sites }) })
  const chosen = (...entries: readonly ReturnType<typeof home>[]) =>
    chooseEntry(candidatesByKey(entries, 'en').get('home') ?? [], 'ald-gb')?.sys.id

  it('is the one that names the site, before one for every site', () => {
    expect(chosen(home('a'), home('b', ['ald-us']), home('c', ['ald-us', 'ald-gb']))).toBe('c')
    expect(chosen(home('b', ['ald-us']), home('d', []))).toBe('d')
  })

  it('is the one with the lowest id among equals, in whatever order they come', () => {
    for (const ids of ['abc', 'cba', 'bca']) {
      expect(chosen(...[...ids].map((id) => home(id)))).toBe('a')
      expect(chosen(...[...ids].map((id) => home(id, ['ald-gb'])))).toBe('a')
    }
  })

  it('is none where all are for other sites, or have another key', () => {
    expect(chosen(home('b', ['ald-us']))).toBeUndefined()
    expect(chosen(entry('x', 'page', { key: 'contact' }))).toBeUndefined()
  })
})

it('a landing page is at its key, some pages at addresses of the shop, others at none', () => {
  expect(['landing/help/delivery', 'home', 'checkout', 'category/shoes'].map(pathOfKey)).toEqual([
    '/help/delivery',
    '/',
    '/checkout/basket',
    undefined,
  ])
})

import { describe, expect, it } from 'vitest'
import type { PageKind } from '../../../../schemas/page-kinds.ts'
import type { Page } from '../../../../schemas/page.ts'
import { foundWarnings } from '../../../../src/content/found/found-warnings.ts'
import { page } from '../../../factories/pages.ts'

const GOOD = 'Coats, knits and boots for the long way home, made in Porto and Biella of wool that lasts.'
const warn = (seo: Page['seo'], { title = 'Coats for autumn', kind = 'landing' as PageKind } = {}) =>
  foundWarnings({ ...page(kind, [], { title, key: 'landing/autumn' }), seo }, 'Alder').map(
    ({ code, path, message }) => `${code} ${path}: ${message}`,
  )

describe('a page that search engines list', () => {
  it('has nothing to mend where title and description fill their room', () => {
    expect(warn({ description: GOOD })).toEqual([])
  })

  it('is missing a description', () => {
    expect(warn({})).toEqual([expect.stringMatching(/^descriptionMissing \/seoDescription: The page has no description/)])
  })

  it('has a title or description that is cut, by about how many letters, or that says too little', () => {
    const long = 'Coats for the long way home and for all other ways that there are in the world'
    expect(warn({ description: GOOD }, { title: long })).toEqual([
      expect.stringMatching(/^titleTooLong \/seoTitle: .* about \d\d letters longer/),
    ])
    expect(warn({ title: 'Coats for autumn', description: GOOD }, { title: long })).toEqual([])
    expect(warn({ title: 'Sale', description: GOOD })).toEqual([expect.stringMatching(/^titleTooShort/)])
    expect(warn({ description: GOOD.repeat(3) })).toEqual([
      expect.stringMatching(/^descriptionTooLong \/seoDescription: .* about 1\d\d letters/),
    ])
    expect(warn({ description: 'Coats.' })).toEqual([expect.stringMatching(/^descriptionTooShort/)])
  })

  it('counts Japanese by its width', () => {
    expect(
      warn({
        title: '秋の新作コート、ニット、ブーツ',
        description: '家路を長く楽しむためのコートとニット。長く着られる羊毛を使い、ポルトで仕立てました。',
      }),
    ).toEqual([])
  })

  it('is not told that the name of the shop alone is short: its texts make that title', () => {
    expect(warn({ description: GOOD }, { kind: 'home', title: 'Home' })).toEqual([])
  })

  it('has a picture for sharing that is too small', () => {
    const image = { url: '/images/a.jpg', width: 599, height: 400, alt: '' }
    expect(warn({ description: GOOD, image })).toEqual([
      'shareImageSmall /shareImage: The picture for sharing has 599 × 400 pixels; messengers show it large from 600 × 315 on. Choose a larger one, best of 1200 × 630.',
    ])
    expect(warn({ description: GOOD, image: { ...image, width: 600, height: 315 } })).toEqual([])
  })
})

it('is not asked of pages that are not found: those of the checkout and the account, and those kept out on purpose', () => {
  for (const kind of ['checkout', 'account', 'orders', 'header', 'product', 'listing'] as const)
    expect(warn({}, { kind }), kind).toEqual([])
  expect(warn({ noindex: true })).toEqual([])
})

import { describe, expect, it } from 'vitest'
import type { HeavyPicture, Measures, PageWeight, TextOverPicture } from '../../../composer/canvas/measures.ts'
import { BUDGET } from '../../../composer/look/budget.ts'
import { findingsOf } from '../../../composer/look/findings.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { composeDocument, composeEntry } from '../document/setup.ts'

const LIGHT: PageWeight = {
  html: 12_000,
  styles: 14_000,
  scripts: 120_000,
  fonts: 28_000,
  pictures: 600_000,
  unread: 0,
  largest: undefined,
}
const measured = (width: number, texts: readonly TextOverPicture[], weight: Partial<PageWeight> = {}): Measures => ({
  width,
  texts,
  weight: { ...LIGHT, ...weight },
})
const text = (ratio: number | undefined, more: Partial<TextOverPicture> = {}): TextOverPicture => ({
  blockId: 'hero',
  words: 'Coats for the long way home',
  isLarge: false,
  ratio,
  ...more,
})
const asset = (id: string, url: string) => ({
  sys: { id, type: 'Asset' as const, version: 2, updatedAt: '2026-11-25T08:00:00.000Z' },
  fields: { file: { en: { url, fileName: id } } },
})
const link = (id: string) => ({ sys: { type: 'Link' as const, linkType: 'Asset' as const, id } })
const page = (): ComposeDocument => {
  const document = composeDocument()
  const hero = composeEntry('hero', 'hero', { heading: { en: 'Coats' }, image: { en: link('wide') }, mobileImage: { en: link('high') } })
  return {
    ...document,
    entries: { ...document.entries, hero },
    assets: { wide: asset('wide', '/images/art/autumn.jpg'), high: asset('high', '//images.ctfassets.net/s/1/autumn%20high.jpg') } as never,
  }
}
const found = (...measures: readonly Measures[]) => findingsOf(measures, page(), ['en'])

describe('what could look better', () => {
  it('is nothing where words can be read and nothing is heavy', () => {
    expect(found(measured(390, [text(4.5), text(3, { isLarge: true, words: 'Autumn' })]))).toEqual([])
  })

  it('is words on a picture that have less than 4.5 to 1, with the block, the ratio and the width', () => {
    expect(found(measured(1280, [text(4.47)]))).toMatchObject([
      { code: 'contrast', entryId: 'hero', width: 1280, values: { ratio: '4.4', required: '4.5', words: 'Coats for the long way home' } },
    ])
  })

  it('is large words only below 3 to 1', () => {
    expect(found(measured(1280, [text(2.9, { isLarge: true })]))).toMatchObject([{ values: { ratio: '2.9', required: '3' } }])
  })

  it('is said once for all widths, where it is worst', () => {
    expect(found(measured(390, [text(3)]), measured(768, [text(1.6)]), measured(1280, [text(9)]))).toMatchObject([
      { width: 768, values: { ratio: '1.6' } },
    ])
  })

  it('names the entry of the second use of a block, and the use', () => {
    expect(found(measured(390, [text(2, { blockId: 'hero-2' })]))).toMatchObject([{ entryId: 'hero', blockId: 'hero-2' }])
  })

  it('is a picture that could not be read, which is never guessed at', () => {
    expect(found(measured(390, [text(undefined)]))).toMatchObject([{ code: 'contrastUnread', entryId: 'hero' }])
  })

  it('is a page of more than the budget, which the sentence names', () => {
    expect(found(measured(390, [], { pictures: BUDGET.page }))).toMatchObject([
      { code: 'heavyPage', entryId: 'page', values: { size: 2174, most: 2000 } },
    ])
    expect(found(measured(390, [], { pictures: BUDGET.page - 174_000 }))).toEqual([])
  })
})

describe('a heavy picture', () => {
  const heavy = (address: string, blockId: string | undefined = 'hero'): Partial<PageWeight> => {
    const largest: HeavyPicture = {
      blockId,
      address,
      bytes: 412_000,
      shown: { width: 390, height: 488 },
      natural: { width: 1600, height: 2000 },
    }
    return { largest }
  }

  it.each([
    ['http://shop/images/art/autumn_1200w.webp', 'image'],
    ['https://images.ctfassets.net/s/1/autumn%20high.jpg?w=800', 'mobileImage'],
    ['http://shop/images/art/of-a-product.jpg', 'image'],
  ])('leads to the field that its file is chosen in: %s', (address, field) => {
    expect(found(measured(390, [], heavy(address)))).toMatchObject([
      { code: 'heavyPicture', entryId: 'hero', field, values: { size: 412, most: 300, shown: '390 × 488', natural: '1600 × 2000' } },
    ])
  })

  it('has no field in a block without pictures of its own, and is nobody’s outside of blocks', () => {
    const [finding] = found(measured(390, [], heavy('http://shop/images/a.jpg', 'head')))
    expect(finding).toMatchObject({ code: 'heavyPicture', entryId: 'head' })
    expect(finding).not.toHaveProperty('field')
    const { largest } = heavy('http://shop/images/a.jpg')
    expect(largest === undefined ? [] : found(measured(390, [], { largest: { ...largest, blockId: undefined } }))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { BlockNode, Json } from '../../../schemas/page.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { pageWarnings } from '../../../src/content/page-warnings.ts'
import { node, page } from '../../factories/pages.ts'

const picture = (alt: string): Json => ({ url: '/images/art/a.jpg', width: 10, height: 10, alt })
const headline = (id: string, level: number): BlockNode => node('headline', { id, props: { text: id, level } })
const warn = (...blocks: readonly BlockNode[]) =>
  pageWarnings(page('home', blocks, { title: 'Home', seo: { noindex: true } }), blockSchemas, { siteName: 'Alder' }).map(
    ({ code, severity, where, blockId, message }) => ({
      code,
      severity,
      where,
      blockId,
      message,
    }),
  )

describe('a merchandiser is warned about', () => {
  it('warns about a picture without a description for people who cannot see it', () => {
    const image = picture('')
    expect(warn(node('text-and-image', { id: 'story', props: { heading: 'Linen', image } }))).toEqual([
      {
        code: 'missingAlt',
        severity: 'warning',
        where: 'Home > Text and image “Linen” > Picture',
        blockId: 'story',
        message: 'The picture has no description. Say in the description of the asset what it shows, in a few words.',
      },
    ])
  })

  it('warns about a skipped level of headings, wherever the blocks stand', () => {
    const cards = node('poster-grid', {
      props: { heading: '' },
      slots: { cards: [node('poster-card', { id: 'card', props: { title: 'A' } })] },
    })
    expect(warn(headline('one', 1), cards).map(({ code, where }) => [code, where])).toEqual([
      ['headingSkipped', 'Home > Poster grid > Poster card “A”'],
    ])
    expect(warn(headline('one', 1), headline('four', 4))[0]?.message).toBe(
      'This heading is of level 4, the one before it of level 1. Right would be level 2, or a heading of that level in between.',
    )
  })

  it('warns about a second heading of the first level', () => {
    const hero = node('hero', { props: { heading: 'Autumn', image: picture('A coat') } })
    const opened = [hero, headline('again', 1)]
    for (const blocks of [opened, [node('breadcrumbs'), ...opened]])
      expect(warn(...blocks).map(({ code, blockId }) => [code, blockId])).toEqual([['headingRepeated', 'again']])
  })
})

describe('a merchandiser is not warned about', () => {
  it('does not warn about a decorative picture, nor about the crop of a picture that has a description', () => {
    const hero = { heading: 'Autumn', image: picture('A coat'), mobileImage: picture('') }
    const card = { title: 'Women', image: picture('') }
    expect(warn(node('hero', { props: hero }), node('category-card', { props: card }))).toEqual([])
  })

  it('does not warn about headings that go up again, or begin below one made of data', () => {
    expect(warn(headline('two', 2), headline('three', 3), headline('back', 2), headline('and', 3))).toEqual([])
  })
})

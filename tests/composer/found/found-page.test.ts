import { describe, expect, it } from 'vitest'
import { foundPage, shopOrigin } from '../../../composer/found/found-page.ts'
import type { Page } from '../../../schemas/page.ts'
import { createTranslate } from '../../../src/i18n/create-translate.ts'
import { node, page } from '../../factories/pages.ts'
import { site } from '../../factories/site.ts'
import { messagesOf } from '../../setup/messages.ts'

const gb = site('gb')
const t = createTranslate({ messages: messagesOf('en'), locale: 'en-GB' })
const found = (changes: Partial<Page>, kind: Page['kind'] = 'landing') =>
  foundPage({
    page: page(kind, [], { key: 'landing/stories/linen', title: 'Linen', ...changes }),
    site: gb,
    language: 'en',
    t,
    origin: 'https://shop.example',
    now: Date.parse('2026-11-27T12:00:00Z'),
  })

describe('what search engines and messengers are told about a page', () => {
  it('is the title of the page with the name of the shop, or the one for search engines alone', () => {
    expect(found({})).toMatchObject({ isListed: true, title: 'Linen | Alder', siteName: 'Alder', host: 'shop.example' })
    expect(found({}).steps.slice(-2)).toEqual(['stories', 'linen'])
    expect(found({ seo: { title: 'From field to cloth' } }).title).toBe('From field to cloth')
    expect(found({ key: 'home' }, 'home').title).toBe('Alder')
  })

  it('is no picture of a block that shoppers do not see now or there', () => {
    const picture = (name: string) => ({ url: `/images/${name}.jpg`, width: 1600, height: 900, alt: '' })
    const blocks = [
      node('hero', { props: { image: picture('christmas') }, meta: { visibleFrom: '2026-12-01T00:00:00Z' } }),
      node('hero', { props: { image: picture('american') }, meta: { countries: ['US'] } }),
      node('accordion', { slots: { panels: [node('text-and-image', { props: { image: picture('loom') } })] } }),
    ]
    expect(found({ blocks }).image).toBe('https://shop.example/images/loom.jpg')
  })

  it('is to leave out a page that is kept out of search engines, and to show its link all the same', () => {
    expect(found({ seo: { noindex: true, description: 'Secret' } })).toMatchObject({ isListed: false, description: 'Secret' })
  })
})

it('knows the shop’s own host from that of its preview', () => {
  expect(shopOrigin('http://preview.localhost:3000')).toBe('http://localhost:3000')
  expect(shopOrigin('https://preview-shop.example')).toBe('https://shop.example')
  expect(shopOrigin('https://shop.preview.example')).toBe('https://shop.example')
  expect(shopOrigin('https://shop.example')).toBe('https://shop.example')
})

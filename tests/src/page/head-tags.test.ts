import { describe, expect, it } from 'vitest'
import type { Page } from '../../../schemas/page.ts'
import { headTags } from '../../../src/page/head-tags.ts'
import type { PageContext } from '../../../src/page/page-context.ts'
import { siteValueOf } from '../../../src/site/site-value.ts'
import { pageContext } from '../../factories/page-context.ts'
import { node, page } from '../../factories/pages.ts'
import { site } from '../../factories/site.ts'

const picture = (name: string) => ({ url: `/images/art/${name}.jpg`, width: 1600, height: 900, alt: `A ${name}` })

/** Properties and names of the head with what they say; of several the last. */
const headOf = (changes: Partial<Page>, context: Partial<PageContext> = {}) => {
  const gb = site('gb')
  const landing = { kind: 'landing', path: '/autumn', title: 'Autumn | Alder', ...context } as const
  const tags = headTags({
    page: page('landing', [], changes),
    context: pageContext(landing),
    site: siteValueOf(gb, 'en'),
    sites: [gb],
    origin: 'https://shop.example',
  })
  return Object.fromEntries(
    tags.flatMap(({ attributes: { property, name, rel, content, href } }) => [[property ?? name ?? rel ?? '', content ?? href ?? '']]),
  )
}

describe('a link to a page, where it is sent', () => {
  it('shows title, description, address and the picture for sharing', () => {
    const head = headOf({
      seo: { description: 'Coats.', image: picture('coat') },
      blocks: [node('hero', { props: { image: picture('hero') } })],
    })
    expect(head).toMatchObject({
      description: 'Coats.',
      'og:type': 'website',
      'og:site_name': 'Alder',
      'og:title': 'Autumn | Alder',
      'og:description': 'Coats.',
      'og:image': 'https://shop.example/images/art/coat.jpg',
      'og:image:alt': 'A coat',
      'twitter:card': 'summary_large_image',
    })
    expect(head['og:url']).toBe(head['canonical'])
  })

  it('shows the first picture of the page where it has none for sharing, however deep that is', () => {
    const inner = node('text-and-image', { props: { text: 'Wool', image: picture('loom') } })
    const blocks = [node('headline', { props: { text: 'Autumn' } }), node('accordion', { slots: { panels: [inner] } }), node('hero')]
    expect(headOf({ blocks })['og:image']).toBe('https://shop.example/images/art/loom.jpg')
    expect(headOf({})).not.toHaveProperty('og:image')
  })

  it('is the same for a page that search engines leave out, and nothing for one that is missing or somebody’s own', () => {
    expect(headOf({ seo: { noindex: true } })).toMatchObject({ robots: 'noindex', 'og:title': 'Autumn | Alder' })
    expect(headOf({}, { status: 404 })).not.toHaveProperty('og:title')
    expect(headOf({}, { kind: 'orders' })).not.toHaveProperty('og:title')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { renderFixture } from '../../src/gallery/render-fixture.tsx'
import type { LOOKS } from '../../themes/theme.ts'
import { THEMES } from '../../themes/themes.ts'
import { site as siteByKey } from '../factories/site.ts'

/** Where each form is seen: a block, and the attribute that has it. */
const SEEN_IN = {
  header: ['header-bar', 'data-look'],
  hero: ['hero', 'data-look'],
  card: ['product-tray', 'data-look'],
  categories: ['category-cards', 'data-look'],
  headings: ['product-tray', 'data-look'],
  gallery: ['product-details', 'class'],
  footer: ['footer', 'data-footer'],
} as const satisfies Readonly<Record<keyof typeof LOOKS, readonly [type: string, attribute: string]>>

describe.each(THEMES.map((theme) => [theme.name, theme] as const))('A site of the theme %s', (name, { looks }) => {
  const html = new Map<string, string>()
  beforeAll(async () => {
    for (const [type] of Object.values(SEEN_IN)) {
      const rendered = await renderFixture({ type, index: 0, site: siteByKey('gb', { theme: name }), language: 'en', props: {} })
      html.set(type, rendered?.html ?? '')
    }
  })

  it.each(Object.entries(SEEN_IN))('has its form of the %s from the server', (part, [type, attribute]) => {
    const form = looks[part as keyof typeof LOOKS]
    if (attribute === 'class') expect(html.get(type)).toMatch(form === 'grid' ? /class="[^"]*\bgrid1\b/ : /class="[^"]*\bstage\b/)
    else expect(html.get(type)).toContain(`${attribute}="${form}"`)
  })
})

it('a carousel that a merchandiser has chosen is one in every theme', async () => {
  for (const { name } of THEMES) {
    const site = siteByKey('gb', { theme: name })
    const rendered = await renderFixture({ type: 'product-details', index: 1, site, language: 'en', props: {} })
    expect(rendered?.html).toMatch(/class="[^"]*\bcarousel\b/)
  }
})

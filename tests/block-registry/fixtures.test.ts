import { beforeAll, describe, expect, it } from 'vitest'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { registry } from '../../block-registry/index.ts'
import bundle from '../../schemas/generated/bundle.json' with { type: 'json' }
import type { SchemaBundle } from '../../schemas/block-schema.ts'
import { renderFixture } from '../../src/gallery/render-fixture.tsx'
import type { ContentProblem } from '../../src/content/content-problem.ts'
import { createPageValidator, type PageValidator } from '../../src/content/validate-page.ts'
import { site } from '../factories/site.ts'

const cases = Object.entries(fixturesByType).flatMap(([type, fixtures]) =>
  fixtures.map((fixture, index) => ({ type, index, fixture, name: fixture.name })),
)
const locales = [
  { site: site('gb'), language: 'en' },
  { site: site('ae'), language: 'ar' },
  { site: site('jp'), language: 'ja' },
]

let validate: PageValidator

beforeAll(() => {
  // JSON modules are typed by their literal content; the generator writes exactly a SchemaBundle.
  const { blocks, common } = bundle as unknown as SchemaBundle
  validate = createPageValidator(new Map(Object.entries(blocks)), Object.values(common))
})

describe('every fixture', () => {
  it.each(cases)('of $type holds what its schema allows: $name [BLOCK-57]', ({ type, fixture }) => {
    const page = {
      id: 'fixture',
      key: 'fixture',
      kind: 'landing',
      siteTag: 'ald-gb',
      language: 'en',
      title: type,
      seo: {},
      blocks: [fixture.node],
    } as const
    // A fixture brings its own context and stands alone, whatever the page.
    const isAlone = ({ code, blockId }: ContentProblem): boolean => code === 'parentMissing' && blockId === fixture.node.id
    expect(validate(page, 0).filter((problem) => problem.code !== 'contextMissing' && !isAlone(problem))).toEqual([])
  })

  it.each(cases)('of $type renders on the server in three languages: $name', async ({ type, index }) => {
    for (const locale of locales) {
      const rendered = await renderFixture({ type, index, ...locale })
      expect(rendered?.html).not.toContain('data-problem')
      expect(rendered?.html).not.toContain('MISSING.TRANSLATION')
    }
  })
})

describe('the shop has the block', () => {
  it.each([
    ['accordion', '[BLOCK-01]'],
    ['button', '[BLOCK-02]'],
    ['button-group', '[BLOCK-03]'],
    ['divider', '[BLOCK-04]'],
    ['headline', '[BLOCK-05]'],
    ['tabs', '[BLOCK-06]'],
    ['text-and-image', '[BLOCK-07]'],
    ['product-tray', '[BLOCK-08]'],
    ['category-cards', '[BLOCK-10]'],
    ['video-embed', '[BLOCK-14]'],
    ['shipping-table', '[BLOCK-15]'],
    ['country-select-button', '[BLOCK-16]'],
    ['email-sign-up', '[BLOCK-11]'],
    ['breadcrumbs', '[BLOCK-17]'],
    ['filters', '[BLOCK-18]'],
    ['listing', '[BLOCK-19]'],
    ['product-grid', '[BLOCK-20]'],
    ['results', '[BLOCK-21]'],
    ['paginator', '[BLOCK-22]'],
    ['poster-card', '[BLOCK-23]'],
    ['side-navigation', '[BLOCK-24]'],
    ['empty-search', '[BLOCK-26]'],
    ['contact-form', '[BLOCK-28]'],
    ['markdown', '[BLOCK-29]'],
    ['page-nav', '[BLOCK-30]'],
    ['footer', '[BLOCK-31]'],
    ['support-nav', '[BLOCK-32]'],
    ['account-link', '[BLOCK-35]'],
    ['favorites-link', '[BLOCK-36]'],
    ['language-selector', '[BLOCK-37]'],
    ['logo', '[BLOCK-38]'],
    ['mini-cart', '[BLOCK-40, HEAD-07]'],
    ['header-navigation', '[BLOCK-41]'],
    ['site-search', '[BLOCK-42]'],
    ['product-image-grid', '[BLOCK-46]'],
    ['section-label', '[BLOCK-47]'],
    ['product-accordion', '[BLOCK-48]'],
    ['shipping-and-returns', '[BLOCK-50]'],
    ['top-searches', '[BLOCK-25]'],
    ['browse-by-list', '[BLOCK-27]'],
    ['size-guides-page', '[BLOCK-33]'],
    ['unable-to-ship-table', '[BLOCK-34]'],
    ['menu-button', '[BLOCK-39]'],
    ['size-type', '[BLOCK-49]'],
    ['context-switcher', '[HEAD-04]'],
    ['header-banner', '[HEAD-01]'],
    ['header-list', '[HEAD-02]'],
  ])('%s, and it shows something %s', async (type) => {
    expect(Object.keys(registry)).toContain(type)
    const rendered = await renderFixture({ type, index: 0, site: site('us'), language: 'en' })
    expect(rendered?.html).toMatch(/<(?!div|!--)\w/)
  })
})

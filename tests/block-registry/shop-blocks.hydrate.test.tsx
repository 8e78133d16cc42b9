// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { hydrateBlocks } from '../setup/hydrate.tsx'
import { defined } from '../../src/lib/defined.ts'

const TYPES = [
  'product-details',
  'product-image-grid',
  'product-accordion',
  'shipping-and-returns',
  'customisation',
  'mini-cart',
  'favorites-link',
  'favorites-list',
]
const cases = TYPES.flatMap((type) => (fixturesByType[type] ?? []).map((fixture) => ({ type, name: fixture.name, fixture })))
const locales = [
  { site: 'gb', language: 'en' },
  { site: 'ae', language: 'ar' },
]

describe('the HTML of the server hydrates in two countries', () => {
  it.each(cases)('$type: $name', async ({ fixture }) => {
    for (const locale of locales) {
      const { container, before, leave } = await hydrateBlocks([fixture.node], {
        ...locale,
        ...defined({ context: fixture.context }),
      })
      expect(before).not.toBe('')
      expect(container.textContent).not.toContain('MISSING')
      await leave()
    }
  })
})

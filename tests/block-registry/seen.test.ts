// @vitest-environment jsdom
import { afterAll, describe, expect, it } from 'vitest'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { registry } from '../../block-registry/index.ts'
import { renderFixture } from '../../src/gallery/render-fixture.tsx'
import { site } from '../factories/site.ts'
import { lookOf, outlineOf } from '../setup/outline.ts'

/** The requirements that ask for a type. */
const REQUIRED: Readonly<Record<string, string>> = {
  accordion: '[BLOCK-01]',
  'account-link': '[BLOCK-35]',
  breadcrumbs: '[BLOCK-17]',
  'browse-by-list': '[BLOCK-27]',
  button: '[BLOCK-02]',
  'button-group': '[BLOCK-03]',
  'category-cards': '[BLOCK-10]',
  'contact-form': '[BLOCK-28]',
  'context-switcher': '[HEAD-04]',
  'country-select-button': '[BLOCK-16]',
  divider: '[BLOCK-04]',
  'email-sign-up': '[BLOCK-11]',
  'empty-search': '[BLOCK-26]',
  'favorites-link': '[BLOCK-36]',
  filters: '[BLOCK-18]',
  footer: '[BLOCK-31]',
  'header-banner': '[HEAD-01]',
  'header-list': '[HEAD-02]',
  'header-navigation': '[BLOCK-41]',
  headline: '[BLOCK-05]',
  'language-selector': '[BLOCK-37]',
  listing: '[BLOCK-19]',
  logo: '[BLOCK-38]',
  markdown: '[BLOCK-29]',
  'menu-button': '[BLOCK-39]',
  'mini-cart': '[BLOCK-40, HEAD-07]',
  'page-nav': '[BLOCK-30]',
  paginator: '[BLOCK-22]',
  'poster-card': '[BLOCK-23]',
  'product-accordion': '[BLOCK-48]',
  'product-grid': '[BLOCK-20]',
  'product-image-grid': '[BLOCK-46]',
  'product-tray': '[BLOCK-08]',
  results: '[BLOCK-21]',
  'section-label': '[BLOCK-47]',
  'shipping-and-returns': '[BLOCK-50]',
  'shipping-table': '[BLOCK-15]',
  'side-navigation': '[BLOCK-24]',
  'site-search': '[BLOCK-42]',
  'size-guides-page': '[BLOCK-33]',
  'size-type': '[BLOCK-49]',
  'support-nav': '[BLOCK-32]',
  tabs: '[BLOCK-06]',
  'text-and-image': '[BLOCK-07]',
  'top-searches': '[BLOCK-25]',
  'unable-to-ship-table': '[BLOCK-34]',
  'video-embed': '[BLOCK-14]',
}

afterAll(() => document.body.replaceChildren())

/** What is seen of a fixture before JavaScript runs, and the styles it has. */
const seen = async (type: string, index: number) => {
  const rendered = await renderFixture({ type, index, site: site('us'), language: 'en' })
  document.body.innerHTML = rendered?.html ?? ''
  const lines = outlineOf(document.body)
  return { outline: (lines.length === 0 ? ['nothing'] : lines).join('\n'), look: lookOf(document.body) }
}

/** Fixtures of the same words and look differ in what they do once somebody uses them: other tests see that. */
const describeType = async (type: string): Promise<string> => {
  const earlier: { name: string; outline: string; look: string }[] = []
  const parts: string[] = []
  for (const [index, { name }] of (fixturesByType[type] ?? []).entries()) {
    const { outline, look } = await seen(type, index)
    const same = earlier.find((other) => other.outline === outline)
    const words =
      same === undefined ? outline : `the same as “${same.name}”${same.look === look ? ' until it is used' : ', with another look'}`
    parts.push(`# ${name}\n${words}\n(${look})\n`)
    earlier.push({ name, outline, look })
  }
  return parts.join('\n')
}

describe('what somebody meets of a block', () => {
  it.each(Object.keys(registry).map((type) => [type, REQUIRED[type] ?? ''] as const))(
    'of type %s is what its page in tests/block-registry/seen says of each fixture %s',
    async (type) => {
      await expect(await describeType(type)).toMatchFileSnapshot(`seen/${type}.txt`)
    },
  )
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import bundle from '../../schemas/generated/bundle.json' with { type: 'json' }
import { loads } from '../../block-registry/loads.ts'
import type { FieldKind, PropSchema, SchemaBundle } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import type { Load } from '../../src/page/data-request.ts'
import { renderFixture } from '../../src/gallery/render-fixture.tsx'
import { pageContext } from '../factories/page-context.ts'
import { site } from '../factories/site.ts'

// JSON modules are typed by their literal content; the generator writes exactly a SchemaBundle.
const { blocks } = bundle as unknown as SchemaBundle

/** Options that act once JavaScript runs, or where other parts read them: each with the test that sees them act. */
const SEEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'contact-form.failureHeader': 'tests/block-registry/contact-form/contact-form.test.tsx',
  'contact-form.successHeader': 'tests/block-registry/contact-form/contact-form.test.tsx',
  'email-sign-up.alwaysShow': 'tests/block-registry/email-sign-up/email-sign-up.test.tsx',
  'favorites-list.emptyText': 'tests/block-registry/favorites-list/favorites-list.test.tsx',
  'fragment.title': 'tests/server/compose/sections.test.ts',
  'menu-branch.branch': 'tests/src/content/menus.test.ts',
  'menu-branch.color': 'tests/src/content/menus.test.ts',
  'menu-branch.hide': 'tests/src/content/menus.test.ts',
  'menu-branch.icon': 'tests/src/content/menus.test.ts',
  'menu-branch.image': 'tests/src/content/menus.test.ts',
  'menu-branch.mode': 'tests/src/content/menus.test.ts',
  'menu-branch.ownPage': 'tests/src/content/menus.test.ts',
  'menu-branch.sublabel': 'tests/src/content/menus.test.ts',
  'menu-node.hide': 'tests/src/content/menus.test.ts',
  'menu-node.kind': 'tests/src/content/menus.test.ts',
  'order-confirmation.heading': 'tests/block-registry/order-confirmation/order-confirmation.test.tsx',
  'popular-searches.heading': 'tests/block-registry/site-search/suggestions.test.tsx',
  'popular-searches.max': 'tests/block-registry/site-search/suggestions.test.tsx',
  'product-accordion.allowToggleOff': 'tests/block-registry/product-accordion/product-accordion.test.tsx',
  'product-grid.quickBuy': 'tests/block-registry/listing/listing.test.tsx',
  'product-grid.swatchLimit': 'tests/block-registry/listing/listing.test.tsx',
  'product-grid.swatchShape': 'tests/block-registry/listing/listing.test.tsx',
  'product-grid.swatchSize': 'tests/block-registry/listing/listing.test.tsx',
  'product-suggestions.max': 'tests/block-registry/site-search/suggestions.test.tsx',
  'recently-viewed-tray.header': 'tests/block-registry/small-shop-blocks.test.tsx',
  'recently-viewed-tray.maxProducts': 'tests/block-registry/small-shop-blocks.test.tsx',
  'reviews-bazaarvoice.productId': 'tests/block-registry/reviews/reviews.test.tsx',
  'reviews-bazaarvoice.siteId': 'tests/block-registry/reviews/reviews.test.tsx',
  'reviews-yotpo.productId': 'tests/block-registry/reviews/reviews.test.tsx',
  'reviews-yotpo.widget': 'tests/block-registry/reviews/reviews.test.tsx',
  'script-file.async': 'tests/block-registry/scripts/run-scripts.test.tsx',
  'script-file.src': 'tests/block-registry/scripts/run-scripts.test.tsx',
  'scripts.consent': 'tests/block-registry/scripts/run-scripts.test.tsx',
  'scripts.inlineCss': 'tests/block-registry/scripts/run-scripts.test.tsx',
  'scripts.inlineJs': 'tests/block-registry/scripts/run-scripts.test.tsx',
  'set-password.text': 'tests/block-registry/account/account-blocks.test.tsx',
  'splash-item.hideTitle': 'tests/src/pipeline/splash/splash-window.test.tsx',
  'splash-item.paths': 'tests/src/pipeline/splash/splash-window.test.tsx',
  'splash-item.size': 'tests/src/pipeline/splash/splash-window.test.tsx',
  'splash-item.title': 'tests/src/pipeline/splash/splash-window.test.tsx',
  'tab-panel.key': 'tests/block-registry/tabs/tabs.test.tsx',
  'tabs.allowToggleOff': 'tests/block-registry/tabs/tabs.test.tsx',
  'video-embed.captions': 'tests/block-registry/video-embed.test.tsx',
  'video-embed.controls': 'tests/block-registry/video-embed.test.tsx',
}

/** Of fields that are JSON: something else that a developer may write. */
const JSON_VALUES: Readonly<Record<string, Json>> = {
  'filters.selectors': { color: 'list' },
  'listing.productConfig': { showRange: false },
  'product-tray.carouselConfig': { slidesToShow: 2 },
  'product-tray.filters': { categories: ['women > shoes'] },
  'product-tray.productConfig': { showRange: false },
  'product-tray.supportConfig': { href: '/help/sizes', text: 'Elsewhere', position: 'header', type: 'link' },
  'product-tray.tabsConfig': { showTabs: true, activeTab: 0, tabs: [{ title: 'Elsewhere', analyticsTitle: 'x', filters: {} }] },
}

/** Options that count only beside another. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  'product-tray.filters': { source: 'rule' },
  'product-tray.model': { source: 'recommendation' },
}

/** Other values that an option may have: those of its schema, of other fixtures, and of its kind of field something else. */
const othersThan = (value: Json | undefined, type: string, name: string, prop: PropSchema): readonly Json[] => {
  const all: readonly Json[] = [
    ...(prop.enum ?? ELSEWHERE[prop['x-field']] ?? []),
    ...(prop.items?.enum ?? []).map((item) => [item]),
    ...[prop.minimum, prop.maximum, (prop.minimum ?? 0) + 1].filter((limit) => limit !== undefined && prop['x-field'] === 'integer'),
    ...(fixturesByType[type] ?? []).map(({ node }) => node.props[name]),
    JSON_VALUES[`${type}.${name}`],
  ].filter((other) => other !== undefined)
  return all.filter((other) => JSON.stringify(other) !== JSON.stringify(value))
}

const RICH_TEXT: Json = {
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: 'Elsewhere', marks: [], data: {} }] }],
}
const PICTURE: Json = { url: '/images/art/elsewhere.jpg', alt: 'Elsewhere', width: 1200, height: 800 }

const ELSEWHERE: Readonly<Partial<Record<FieldKind, readonly Json[]>>> = {
  boolean: [true, false],
  shortText: ['Elsewhere', '/elsewhere', 'https://elsewhere.example/', ''],
  longText: ['Elsewhere', ''],
  richText: [RICH_TEXT],
  date: ['2031-02-03'],
  shortTextList: [['elsewhere'], []],
  focalPoint: [{ x: 11, y: 22 }],
  asset: [PICTURE],
}

/** What has one value is no choice. */
const options = Object.entries(blocks).flatMap(([type, { properties }]) =>
  Object.entries(properties ?? {})
    .filter(([, { enum: values }]) => values?.length !== 1)
    .map(([name, prop]) => [type, name, prop] as const),
)

/** What the server sends for a fixture, and what it asks for to do so. */
const shown = async (type: string, index: number, changes: Readonly<Record<string, Json>>): Promise<string> => {
  const fixture = fixturesByType[type]?.[index]
  const props = { ...fixture?.node.props, ...changes }
  const rendered = await renderFixture({ type, index, site: site('us'), language: 'en', props })
  // Each load takes the props of its own type.
  const load = Object.hasOwn(loads, type) ? (loads[type as keyof typeof loads] as unknown as Load<typeof props>) : undefined
  return `${rendered?.html} ${JSON.stringify(load?.(props, pageContext(fixture?.context)))}`
}

/** Whether another value of the option changes what one of the fixtures shows. */
const hasEffect = async (type: string, name: string, prop: PropSchema): Promise<boolean> => {
  for (const [index, { node }] of (fixturesByType[type] ?? []).entries()) {
    const beside = BESIDE[`${type}.${name}`] ?? {}
    const before = await shown(type, index, beside)
    for (const other of othersThan(node.props[name], type, name, prop)) {
      if ((await shown(type, index, { ...beside, [name]: other })) !== before) return true
    }
  }
  return false
}

describe('an option that a merchandiser can set', () => {
  it.each(options.filter(([type, name]) => SEEN_ELSEWHERE[`${type}.${name}`] === undefined))(
    'of a block of type %s changes what is shown: %s',
    async (type, name, prop) => {
      expect(await hasEffect(type, name, prop)).toBe(true)
    },
  )

  it.each(Object.entries(SEEN_ELSEWHERE))('and that the server does not show, %s, is in %s', (option, file) => {
    const [type = '', name = ''] = option.split('.')
    expect(options.some(([ofType, ofName]) => ofType === type && ofName === name)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(name)
  })
})

import { fixtureNode, type Fixture } from '../fixture.ts'
import { fixtureHits } from '../listing-fixture-data.ts'

const props = {
  source: 'ids',
  productIds: ['900001'],
  filters: {},
  sort: 'bestMatch',
  model: 'related-products',
  maxProducts: 12,
  header: 'Just in',
  footer: 'All new arrivals',
  href: '/new-in',
  carouselConfig: {},
  productConfig: {},
  supportConfig: {},
  tabsConfig: {},
} as const

export const fixtures: readonly Fixture<'product-tray'>[] = [
  { name: 'six products and a link', node: fixtureNode('product-tray', props), data: { hits: fixtureHits } },
  {
    name: 'three products without heading',
    node: fixtureNode('product-tray', { ...props, header: '', footer: '' }),
    data: { hits: fixtureHits.slice(0, 3) },
  },
  {
    name: 'two tabs, the second shown, and help beside them',
    node: fixtureNode('product-tray', {
      ...props,
      supportConfig: { href: '/help/sizes', text: 'Which size?', position: 'header', type: 'link' },
      tabsConfig: {
        activeTab: 1,
        tabs: [
          { title: 'Women', analyticsTitle: 'women', filters: { categories: ['women'] } },
          { title: 'Men', filters: { categories: ['men'] } },
        ],
      },
    }),
    data: { first: fixtureHits.slice(0, 3), second: fixtureHits.slice(3) },
  },
  { name: 'products did not come', node: fixtureNode('product-tray', props), data: {} },
]

import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'reviews-bazaarvoice'>[] = [
  { name: 'of a product', node: fixtureNode('reviews-bazaarvoice', { siteId: 'main_site', productId: '900001' }) },
]

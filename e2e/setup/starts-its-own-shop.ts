/**
 * The journeys that cannot be made in a shop that runs already, such as one behind a balancer, and what each starts its own for. Every
 * other journey is made there too.
 */
export const STARTS_ITS_OWN_SHOP: Readonly<Record<string, string>> = {
  'full/own-shop/compose-in-contentful.spec.ts': 'is an app of a CMS that shows the composer in a frame',
  'full/own-shop/compose-programs.spec.ts': 'has somebody sign in to the composer who connects a program',
  'full/own-shop/compose-review.spec.ts': 'has two people sign in to the composer, one of whom may not publish',
  'full/own-shop/compose-rights.spec.ts': 'has people sign in to the composer, who need not where no groups are named',
  'full/own-shop/compose-starting.spec.ts': 'begins without a page in the CMS',
  'full/own-shop/desk-people.spec.ts': 'has people sign in to the desk of the orders, who need not where no groups are named',
  'full/own-shop/development.spec.ts': 'looks at the sources through Vite, where there is no build and one process',
  'full/own-shop/create-shop.spec.ts': 'makes a shop of its own, builds it and imports into it',
  'full/own-shop/empty-shop.spec.ts': 'begins without the demo, on an empty database',
  'full/own-shop/luma.spec.ts': 'imports a catalogue before the start, into a database of its own',
  'full/own-shop/block-life.spec.ts': 'changes the sources, builds them and starts the shop again with each release',
}

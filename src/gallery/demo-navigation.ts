import type { NavigationNode } from '../site/navigation.ts'

const node = (parent: string, slug: string, label: string, children: readonly NavigationNode[] = []): NavigationNode => ({
  slug,
  path: `${parent}/${slug}`,
  label,
  filters: { categories: [`${parent}/${slug}`.slice(1).replaceAll('/', ' > ')] },
  children,
})

const leaves = (parent: string, ...labels: readonly string[]): readonly NavigationNode[] =>
  labels.map((label) => node(parent, label.toLowerCase().replaceAll(' ', '-'), label))

const department = (slug: string, label: string): NavigationNode => {
  const path = `/${slug}`
  return {
    key: slug,
    ...node('', slug, label, [
      node(path, 'clothing', 'Clothing', leaves(`${path}/clothing`, 'Coats', 'Dresses', 'Knitwear', 'Shirts', 'Trousers')),
      node(path, 'shoes', 'Shoes', leaves(`${path}/shoes`, 'Boots', 'Loafers', 'Sandals')),
      node(path, 'accessories', 'Accessories', leaves(`${path}/accessories`, 'Bags', 'Belts', 'Scarves')),
      ...leaves(path, 'Jewellery', 'Home'),
    ]),
  }
}

/** A navigation tree for showing blocks without a catalogue. */
export const demoNavigation: readonly NavigationNode[] = [
  department('women', 'Women'),
  department('men', 'Men'),
  department('kids', 'Kids'),
  { ...node('', 'sale', 'Sale'), filters: { onSale: ['true'] } },
  { ...node('', 'new-in', 'New in'), filters: {} },
]

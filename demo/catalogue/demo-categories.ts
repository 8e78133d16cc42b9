import type { CatalogueCategory } from '../../server/catalogue/catalogue-product.ts'
import { categoryNode, everythingIn } from './category-node.ts'

type Branch = Readonly<Record<string, readonly string[]>>

const HOME = ['ceramics', 'glassware', 'candles', 'textiles', 'bath', 'stationery', 'objects']

const WOMEN: Branch = {
  home: HOME,
  clothing: ['knitwear', 'shirts', 't-shirts', 'trousers', 'jeans', 'dresses', 'blazers', 'jackets', 'coats'],
  accessories: ['scarves', 'hats', 'belts', 'jewellery', 'small-leather'],
  bags: ['totes'],
  shoes: ['boots', 'sneakers', 'sandals', 'loafers'],
  beauty: ['skincare'],
}
const MEN: Branch = {
  home: HOME,
  clothing: ['knitwear', 'shirts', 't-shirts', 'trousers', 'jeans', 'blazers', 'jackets', 'coats'],
  accessories: ['scarves', 'hats', 'belts', 'small-leather'],
  shoes: ['boots', 'sneakers', 'loafers'],
}
const KIDS: Branch = { clothing: ['t-shirts', 'shirts', 'knitwear', 'trousers'] }

const CONTEXTS: Readonly<Record<string, Branch>> = { women: WOMEN, men: MEN, kids: KIDS }

/** The demo's navigation: women, men, kids with their categories, then sale, new-in and the hidden gifts. */
export const demoCategories = (): readonly CatalogueCategory[] => [
  ...Object.entries(CONTEXTS).flatMap(([key, branch], position) => contextCategories(key, branch, position)),
  ...crossSection({ slug: 'sale', position: 3, filters: { onSale: ['true'] } }),
  ...crossSection({ slug: 'new-in', position: 4, filters: { collections: ['new-in'] } }),
  { ...categoryNode('/gifts', 5), key: 'gifts', isHidden: true, filters: { collections: ['gifts'] } },
]

const contextCategories = (key: string, branch: Branch, position: number): readonly CatalogueCategory[] => [
  { ...categoryNode(`/${key}`, position), key },
  everythingIn(`/${key}`),
  ...Object.entries(branch).flatMap(([slug, children], index) => [
    categoryNode(`/${key}/${slug}`, index),
    ...children.map((child, childIndex) => categoryNode(`/${key}/${slug}/${child}`, childIndex)),
  ]),
]

/** A first level that cuts across the contexts, with one child for each of them. */
const crossSection = ({
  slug,
  position,
  filters,
}: Pick<CatalogueCategory, 'slug' | 'position' | 'filters'>): readonly CatalogueCategory[] => [
  { ...categoryNode(`/${slug}`, position), key: slug, filters },
  ...Object.keys(CONTEXTS).map((context, index) => ({
    ...categoryNode(`/${slug}/${context}`, index),
    filters: { ...filters, categories: [context] },
  })),
]

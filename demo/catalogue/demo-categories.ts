import type { CatalogueCategory } from '../../server/catalogue/catalogue-product.ts'
import { categoryNode, everythingIn } from './category-node.ts'

type Branch = Readonly<Record<string, readonly string[]>>

const WOMEN: Branch = {
  clothing: ['dresses', 'shirts', 't-shirts', 'knitwear', 'trousers', 'jeans', 'skirts', 'shorts', 'blazers', 'jackets', 'coats'],
  shoes: ['boots', 'sneakers', 'sandals', 'loafers'],
  bags: ['totes', 'shoulder-bags'],
  accessories: ['scarves', 'hats', 'belts', 'jewellery', 'small-leather'],
  home: ['candles', 'objects'],
  beauty: ['skincare'],
}
const MEN: Branch = {
  clothing: ['shirts', 't-shirts', 'knitwear', 'trousers', 'jeans', 'shorts', 'blazers', 'jackets', 'coats'],
  shoes: ['boots', 'sneakers', 'loafers'],
  accessories: ['scarves', 'hats', 'belts'],
}
const KIDS: Branch = { clothing: ['t-shirts', 'shirts', 'knitwear', 'trousers', 'shorts', 'jackets'], shoes: ['sneakers'] }

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

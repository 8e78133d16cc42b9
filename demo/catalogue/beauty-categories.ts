import type { CatalogueCategory } from '../../server/catalogue/catalogue-product.ts'
import { categoryNode, everythingIn } from './category-node.ts'

const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  skincare: ['serums', 'creams', 'cleansers'],
  makeup: ['lips', 'face'],
}

/** The beauty brand's navigation: skincare, makeup and the sale. It has no contexts. */
export const beautyCategories = (): readonly CatalogueCategory[] => [
  ...Object.entries(BRANCHES).flatMap(([slug, children], position) => [
    { ...categoryNode(`/${slug}`, position), key: slug },
    everythingIn(`/${slug}`),
    ...children.map((child, index) => categoryNode(`/${slug}/${child}`, index)),
  ]),
  { ...categoryNode('/sale', 2), key: 'sale', filters: { onSale: ['true'] } },
  { ...categoryNode('/new-in', 3), key: 'new-in', filters: { collections: ['new-in'] } },
]

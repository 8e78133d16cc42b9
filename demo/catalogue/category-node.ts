import { tagOfPath } from '../../server/catalogue/category-tag.ts'
import type { CatalogueCategory } from '../../server/catalogue/catalogue-product.ts'
import { NAVIGATION_LABELS } from '../../server/catalogue/navigation-labels.ts'
import { inAllLanguages } from '../languages/translate.ts'

/** All products of a category whose own address shows a page composed for it. Menus have a link to it of their own. */
export const everythingIn = (path: string): CatalogueCategory => ({
  ...categoryNode(`${path}/all`, 99),
  isHidden: true,
  filters: { categories: [tagOfPath(path)] },
})

/** A category of the demo by its path, in the place given among those beside it. */
export const categoryNode = (path: string, position: number): CatalogueCategory => {
  const segments = path.split('/').filter(Boolean)
  const slug = segments.at(-1) ?? ''
  return {
    path,
    ...(segments.length === 1 ? {} : { parentPath: `/${segments.slice(0, -1).join('/')}` }),
    slug,
    label: inAllLanguages(NAVIGATION_LABELS[slug] ?? { en: slug }),
    position,
    isHidden: false,
    filters: { categories: [tagOfPath(path)] },
  }
}

import type { PageContext } from '../../page/page-context.ts'
import { viewedProducts, withViewed } from './viewed-products.ts'

interface Pages {
  readonly getShown: () => { readonly view: { readonly context: Pick<PageContext, 'product'> } }
  readonly subscribe: (listener: () => void) => unknown
}

/** Stores the product of each page that is shown (RULES-01), whether anybody uses the page or not. */
export const storeViewed = ({ getShown, subscribe }: Pages): void => {
  const store = (): void => {
    const id = getShown().view.context.product?.id
    if (id === undefined) return
    const viewed = viewedProducts()
    if (viewed.get()[0] !== id) viewed.set(withViewed(viewed.get(), id))
  }
  store()
  subscribe(store)
}

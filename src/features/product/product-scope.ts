import { createContext, useContext } from 'react'
import type { Product } from '../../../schemas/api/product.ts'

/** What the blocks of one product page share: the product, the address it was opened by, and things made once for all of them. */
export interface ProductScope {
  readonly product: Product
  /** Query of the address the page was opened by. */
  readonly query: Readonly<Record<string, string>>
  /** The thing of that name, made by the first block that asks. One name has one type. */
  readonly once: <Thing>(name: string, create: () => Thing) => Thing
}

export const ProductScopeContext = createContext<ProductScope | undefined>(undefined)

/** The product of the page. Throws outside `ProductProvider`: a block that needs a product declares that in its schema. */
export const useProductScope = (): ProductScope => {
  const scope = useContext(ProductScopeContext)
  if (scope === undefined) throw new Error('useProductScope needs a ProductProvider around it')
  return scope
}

/** A scope with nothing made yet. */
export const createProductScope = (product: Product, query: Readonly<Record<string, string>>): ProductScope => {
  const things = new Map<string, unknown>()
  return {
    product,
    query,
    once: <Thing>(name: string, create: () => Thing): Thing => {
      if (!things.has(name)) things.set(name, create())
      // One name has one type.
      return things.get(name) as Thing
    },
  }
}

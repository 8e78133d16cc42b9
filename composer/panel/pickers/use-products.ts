import { useEffect, useState } from 'react'
import type { ComposeProduct } from '../../../schemas/api/compose.ts'
import type { PanelServices } from '../services.ts'

/** Products by id, as soon as they are known; `null` for an id the catalogue does not have. */
export type KnownProducts = Readonly<Record<string, ComposeProduct | null>>

/** Names and pictures of products whose ids are stored, and a way to add those that were just seen. */
export const useProducts = (
  { searchProducts }: PanelServices,
  ids: readonly string[],
): readonly [KnownProducts, (product: ComposeProduct) => void] => {
  const [known, setKnown] = useState<KnownProducts>({})
  const [search] = useState(() => searchProducts)
  const missing = ids.filter((id) => id !== '' && !Object.hasOwn(known, id)).join('\n')
  useEffect(() => {
    let isGone = false
    for (const id of missing === '' ? [] : missing.split('\n'))
      void search(id)
        // A search that fails says nothing about the product.
        .then((found) => ({ [id]: found.find(({ productId }) => productId === id) ?? null }))
        .catch(() => ({}))
        .then((found) => {
          if (!isGone) setKnown((before) => ({ ...before, ...found }))
        })
    return () => {
      isGone = true
    }
  }, [missing, search])
  return [known, (product) => setKnown((before) => ({ ...before, [product.productId]: product }))]
}

import { useEffect, useState } from 'react'
import { useNavigate } from '../../src/page/router-context.ts'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'

/** Requests the cart named in the address once, then goes to the basket; to home where the address names none. */
export const useRecreation = (): 'running' | 'failed' => {
  const { store } = useCartStore()
  const navigate = useNavigate()
  const id = cartPublicIdOf(usePageContext().query)
  const [state, setState] = useState<'running' | 'failed'>('running')
  useEffect(() => {
    if (id === undefined) return void navigate('/', { replace: true })
    void store
      .recreate(id)
      .then(({ outcome }) => (outcome === 'fulfilled' ? navigate('/checkout/basket', { replace: true }) : setState('failed')))
    return undefined
  }, [id, navigate, store])
  return state
}

/** The id of the cart to restore, of `cartPublicId` or its alias `id`; undefined where it cannot be one (CART-19). */
const cartPublicIdOf = (query: Readonly<Record<string, string>>): string | undefined => {
  const id = query['cartPublicId'] ?? query['id'] ?? ''
  return /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : undefined
}

import { createHash } from 'node:crypto'
import type { CartItem } from '../../../schemas/api/cart.ts'

/** Same inputs, whatever their order, same key; no inputs, no key (TRICKY-10). */
export const customisationKeyOf = (customisation: CartItem['customisation'] | undefined): string => {
  const inputs = customisation?.inputs ?? []
  if (inputs.length === 0) return ''
  const canonical = inputs.map(({ key, value }) => [key, value]).sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

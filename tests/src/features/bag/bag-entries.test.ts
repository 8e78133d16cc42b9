import { describe, expect, it } from 'vitest'
import { bagEntries, type Removal } from '../../../../src/features/bag/bag-entries.ts'
import { cartItem } from '../../../factories/cart.ts'

const [A, B, C] = ['a', 'b', 'c'].map((sku) => cartItem({ sku })) as [
  ReturnType<typeof cartItem>,
  ReturnType<typeof cartItem>,
  ReturnType<typeof cartItem>,
]
const removal = (line: typeof A, position: number): Removal => ({ line, leaving: 'removed', quantity: 1, position, isBusy: false })
const shown = (...input: Parameters<typeof bagEntries>) =>
  bagEntries(...input).map((entry) => (entry.kind === 'line' ? entry.line.sku : `no ${entry.removal.line.sku}`))

describe('the list of the bag', () => {
  it('keeps the place of what was taken out', () => {
    expect(shown([A, C], [removal(B, 1)])).toEqual(['a', 'no b', 'c'])
    expect(shown([], [removal(A, 0)])).toEqual(['no a'])
  })

  it('keeps the places of several, in whatever order they were taken out', () => {
    expect(shown([B], [removal(C, 2), removal(A, 0)])).toEqual(['no a', 'b', 'no c'])
  })

  it('shows a line until it has left', () => {
    expect(shown([A, B], [removal(B, 1)])).toEqual(['a', 'b'])
  })
})

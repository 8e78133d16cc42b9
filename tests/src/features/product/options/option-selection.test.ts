import { describe, expect, it, vi } from 'vitest'
import { createOptionSelection } from '../../../../../src/features/product/options/option-selection.ts'
import { startSelection } from '../../../../../src/features/product/options/selection-actor.ts'
import type { CartStore } from '../../../../../src/features/cart/cart-store.ts'
import { catchReports } from '../../../../setup/reports.ts'
import { product } from '../../../../factories/product.ts'

type Load = Parameters<typeof createOptionSelection>[1]

const make = (load?: Load) => {
  const cart = { add: vi.fn(() => new Promise<never>(() => undefined)), dismissMessages: vi.fn() } satisfies Pick<
    CartStore,
    'add' | 'dismissMessages'
  >
  const subject = product()
  return {
    selection: createOptionSelection({ product: subject, query: {}, cart, personal: { current: undefined }, isInAddress: false }, load),
    cart,
  }
}

describe('a choice made before the code of the machine is there', () => {
  it('is shown at once, and done once it is, each in its turn', async () => {
    const { selection, cart } = make()
    const onChange = vi.fn()
    selection.subscribe(onChange)
    expect(selection.getState()).toBe(selection.first)
    selection.choose({ level: 'color', value: 'navy' })
    selection.choose({ level: 'size', value: 's' })
    expect(selection.getState().context.selection).toMatchObject({ color: 'navy', size: 's' })
    selection.act((actor) => actor.purchase(2))
    await vi.waitFor(() => expect(selection.getState().stage).toBe('purchasing'))
    expect(selection.getState().context.selection).toMatchObject({ color: 'navy', size: 's' })
    expect(cart.add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sku: '900001-NAVY-S', quantity: 2 }))
    expect(onChange).toHaveBeenCalled()
  })

  it('is reported and handed on where the code does not come, and tried again by the next one', async () => {
    const reports: string[] = []
    const undo = catchReports(({ code }) => reports.push(code))
    let isThere = false
    const { selection } = make(async () => {
      if (!isThere) throw new Error('gone')
      return startSelection
    })
    const otherwise = vi.fn()
    selection.act((actor) => actor.purchase(1), otherwise)
    await vi.waitFor(() => expect(otherwise).toHaveBeenCalledOnce())
    expect(reports).toEqual(['selectionFailed'])
    isThere = true
    selection.choose({ level: 'size', value: 's' })
    await vi.waitFor(() => expect(selection.getState().context.selection).toMatchObject({ size: 's' }))
    undo()
  })
})

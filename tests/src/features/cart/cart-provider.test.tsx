// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartProvider } from '../../../../src/features/cart/cart.provider.tsx'
import { cartApi } from '../../../factories/cart-api.ts'
import { errorAnswer } from '../../../factories/commerce-wire.ts'

const IDLE_MS = 10_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Another root of the page, and the time for it to come to rest. */
const show = async (store: ReturnType<typeof cartApi>['store']): Promise<void> => {
  render(<CartProvider store={store} />)
  await vi.advanceTimersByTimeAsync(IDLE_MS)
}

describe('the bag of a page with several roots', () => {
  it('is read once, when the browser rests', async () => {
    const { store, paths } = cartApi()
    await show(store)
    await show(store)
    expect(paths()).toEqual(['GET /api/cart'])
    expect(store.getState().hasLoadedCartContents).toBe(true)
  })

  it('is not read again while the checkout reads it', async () => {
    const { store, paths } = cartApi()
    void store.load()
    render(<CartProvider store={store} />)
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(paths()).toEqual(['GET /api/cart'])
  })

  it('is not asked for by every root while it cannot be read: of three failures another try would be refused [API-15]', async () => {
    const { store, paths } = cartApi({ answer: () => errorAnswer(500, 'FAULT') })
    for (const _root of ['page', 'consent', 'windows']) await show(store)
    expect(paths()).toEqual(['GET /api/cart'])
    expect(store.getState().hasLoadedCartContents).toBe(false)
  })
})

// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Removal } from '../../../../src/features/bag/bag-entries.ts'
import { RemovedLine } from '../../../../src/features/bag/removed-line.tsx'
import { ToFavorites } from '../../../../src/features/bag/to-favorites.tsx'
import { CartProblemText } from '../../../../src/features/cart/cart-problem-text.tsx'
import { cartItem } from '../../../factories/cart.ts'
import { render } from '../../../setup/render.tsx'

const forget = (): void => {
  localStorage.clear()
  // The page's copy of what is stored.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
beforeEach(forget)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  forget()
})

const removal = (change: Partial<Removal> = {}): Removal => ({
  line: cartItem(),
  leaving: 'removed',
  quantity: 1,
  position: 0,
  isBusy: false,
  ...change,
})
const said = (element: Element): string => (element.textContent ?? '').replace(/[\u2066-\u2069]/g, '')

describe('a line that was taken out of the bag', () => {
  it.each([
    ['removed', 'Everyday tee was removed.'],
    ['moved', 'Everyday tee was moved to your favourites.'],
    ['movedAnew', 'Everyday tee was moved to your favourites.'],
  ] as const)('because it was %s is said to be, and its button has the focus and brings it back', (leaving, words) => {
    const onUndo = vi.fn()
    const taken = removal({ leaving })
    const { container } = render(<RemovedLine removal={taken} onUndo={onUndo} />)
    expect(said(container)).toBe(`${words}Undo`)
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(said(document.getElementById(undo.getAttribute('aria-describedby') ?? '') ?? document.body)).toBe(words)
    expect(undo).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.click(undo)
    expect(onUndo).toHaveBeenCalledExactlyOnceWith(taken)
  })

  it('leaves the focus with who has gone on', () => {
    const { rerender } = render(<button type="button">Elsewhere</button>)
    screen.getByRole('button').focus()
    rerender(
      <>
        <button type="button">Elsewhere</button>
        <RemovedLine removal={removal()} onUndo={vi.fn()} />
      </>,
    )
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })

  it('waits while it comes back', () => {
    const onUndo = vi.fn()
    render(<RemovedLine removal={removal({ isBusy: true })} onUndo={onUndo} />)
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveAttribute('aria-busy', 'true')
    fireEvent.click(undo)
    expect(onUndo).not.toHaveBeenCalled()
  })

  it('that cannot come back says why', () => {
    render(<RemovedLine removal={removal({ problem: { code: 'STOCK_QUANTITY_EXCEEDED', status: 409, count: 0 } })} onUndo={vi.fn()} />)
    expect(screen.getByRole('alert')).toHaveTextContent('There are no more of these in stock.')
  })
})

describe('why the bag was not changed', () => {
  it('is said with the number of its limit, and the incident of a failure', () => {
    const { container, rerender } = render(<CartProblemText problem={{ code: 'STOCK_QUANTITY_EXCEEDED', status: 409, count: 3 }} />)
    expect(container).toHaveTextContent(/^Only 3 left in stock\.$/)
    rerender(<CartProblemText problem={{ code: 'STOCK_QUANTITY_EXCEEDED', status: 409 }} />)
    expect(container).toHaveTextContent(/^There are no more of these in stock\.$/)
    rerender(<CartProblemText problem={{ code: 'ADD_TO_CART_FAILURE', status: 500, incident: 'E-0123ABCD' }} />)
    expect(container).toHaveTextContent(/Reference: E-0123ABCD$/)
  })
})

describe('the way of a line to the favourites', () => {
  const show = (change: Parameters<typeof cartItem>[0] = {}) => {
    const onMoved = vi.fn()
    render(<ToFavorites line={cartItem(change)} onMoved={onMoved} />)
    return onMoved
  }
  const button = () => screen.queryByRole('button', { name: 'Move to favourites: Everyday tee' })
  const stored = () => JSON.parse(localStorage.getItem('favorites') ?? '[]')

  it('stores it there, and says whether it was there before', () => {
    const onMoved = show()
    fireEvent.click(button() ?? document.body)
    expect(onMoved.mock.calls).toEqual([['movedAnew']])
    expect(stored()).toEqual(['900001'])
    fireEvent.click(button() ?? document.body)
    expect(onMoved.mock.calls).toEqual([['movedAnew'], ['moved']])
    expect(stored()).toEqual(['900001'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not offered for what the catalogue has no more, nor for what was made for the shopper', () => {
    show({ productId: '' })
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    show({ customisation: { inputs: [], display: { texts: [] } } })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leaves the line in the bag where the browser stores nothing, and says so until it does', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    const onMoved = show()
    fireEvent.click(button() ?? document.body)
    expect(screen.getByRole('alert')).toHaveTextContent('Your browser does not store favourites, so this stays in your bag.')
    expect(onMoved).not.toHaveBeenCalled()
    full.mockRestore()
    fireEvent.click(button() ?? document.body)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onMoved).toHaveBeenCalledTimes(1)
  })
})

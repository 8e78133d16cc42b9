// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../../../schemas/api/product.ts'
import { BuyButton } from '../../../../../src/features/product/options/buy-button.tsx'
import { normaliseProduct } from '../../../../../src/features/product/options/normalise-product.ts'
import type { BuyView } from '../../../../../src/features/product/options/option-selection.provider.ts'
import { chosenQuantity, QuantityChoice } from '../../../../../src/features/product/options/quantity-choice.tsx'
import { selectionView } from '../../../../../src/features/product/options/selection-view.ts'
import { SoldOut } from '../../../../../src/features/product/options/sold-out.tsx'
import { product } from '../../../../factories/product.ts'
import { site } from '../../../../factories/site.ts'
import { render } from '../../../../setup/render.tsx'

afterEach(cleanup)

const onPage = (of: Partial<Product> = {}) => ({ context: { kind: 'product' as const, product: product(of) } })

const view = (change: Partial<BuyView> = {}): BuyView => ({
  ...selectionView(
    {
      context: { product: normaliseProduct(product()), selection: {}, lastChanged: undefined, refusals: 0 },
      stage: 'choosing',
      areMessagesShown: false,
    } as never,
    site().product,
  ),
  isWaiting: false,
  ...change,
})

describe('the button to buy', () => {
  const button = (change: Partial<BuyView>, of: Partial<Product> = {}, language = 'en') => {
    render(<BuyButton view={view({ missing: [], isInactive: false, ...change })} />, { ...onPage(of), language })
    return screen.getByRole('button')
  }

  it.each([
    ['available', 'Add to bag'],
    ['preOrder', 'Pre-order'],
    ['backOrder', 'Back-order'],
    ['notAvailable', 'Not available'],
    ['added', 'Added to bag'],
    ['error', 'Could not add to bag'],
    ['adding', 'Adding to bag'],
  ] as const)('says of what is %s: %s', (label, words) => {
    expect(button({ label })).toHaveAccessibleName(words)
  })

  it('has a tick once it has put something in the bag, and none before', () => {
    const tick = (): string | null | undefined => screen.getByRole('button').querySelector('use')?.getAttribute('href')
    button({ label: 'adding', isBusy: true })
    expect(tick()).toBeUndefined()
    cleanup()
    button({ label: 'added' })
    expect(tick()).toMatch(/#check$/)
  })

  it('names what is missing, in the words of the merchant where there are any', () => {
    const found = button({ label: 'pickMore', missing: ['color', 'size'] })
    expect(found).toHaveAccessibleName('Select options: select colour and select size')
    expect(found).toHaveTextContent(/^Select options$/)
    cleanup()
    expect(button({ label: 'pickMore', missing: ['size'] }, { optionNames: { size: 'Length' } })).toHaveAccessibleName(
      'Select options: select Length',
    )
  })

  it('sends the form, waits while it is sent, and cannot be used where it could do nothing', () => {
    expect(button({ label: 'available' })).toHaveAttribute('type', 'submit')
    expect(screen.getByRole('button')).toBeEnabled()
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
    cleanup()
    expect(button({ label: 'adding', isBusy: true })).toHaveAttribute('aria-busy', 'true')
    cleanup()
    expect(button({ label: 'notAvailable', isInactive: true })).toBeDisabled()
    cleanup()
    const waiting = button({ label: 'available', isWaiting: true })
    expect(waiting).toBeDisabled()
    expect(waiting).toHaveAttribute('aria-describedby')
  })

  it.each([
    [0, null],
    [1, 'odd'],
    [2, 'even'],
    [3, 'odd'],
  ])('shakes anew at the %i. click that was refused', (refusals, shake) => {
    expect(button({ refusals }).parentElement?.getAttribute('data-shake')).toBe(shake)
  })
})

describe('how many', () => {
  const counts = (stockQty: number | undefined, most = 4) => {
    const { container } = render(
      <form>
        <QuantityChoice stock={stockQty === undefined ? undefined : { stockStatus: 'AVAILABLE', stockQty }} />
      </form>,
      { changes: { cart: { ...site().cart, maxQuantityPerItem: most } } },
    )
    return { options: screen.queryAllByRole('option').map(({ textContent }) => textContent), form: container.querySelector('form') }
  }

  it('are as many as a line may have and as there are, each with its name', () => {
    expect(counts(undefined, 3).options).toEqual(['Quantity 1', 'Quantity 2', 'Quantity 3'])
    expect(screen.getByRole('combobox', { name: 'Quantity' })).toHaveValue('1')
    cleanup()
    expect(counts(2).options).toEqual(['Quantity 1', 'Quantity 2'])
    cleanup()
    expect(counts(9).options).toHaveLength(4)
  })

  it('are not asked for where there is one only', () => {
    expect(counts(1).options).toEqual([])
    expect(screen.queryByRole('combobox')).toBeNull()
    cleanup()
    expect(counts(9, 1).options).toEqual([])
  })

  it('are read from the form, and one where nothing is asked', () => {
    const { form } = counts(4)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '3' } })
    expect(chosenQuantity(form)).toBe(3)
    cleanup()
    expect(chosenQuantity(counts(1).form)).toBe(1)
    expect(chosenQuantity(null)).toBe(1)
  })
})

describe('what is sold out', () => {
  it('is named, with what can be had instead, each chosen by a click and asked for by the browser without code', () => {
    const onChoose = vi.fn()
    const levels = view().levels.map((level) => ({ ...level, chosen: level.level === 'size' ? 'XL' : 'Navy' }))
    const offers = [{ level: 'size' as const, value: 'm', label: 'M' }]
    render(<SoldOut view={view({ levels, offers })} onChoose={onChoose} />, onPage())
    expect(screen.getByText('Sold out in Navy, XL. Still available:')).toBeVisible()
    const button = screen.getByRole('button', { name: 'M' })
    const attributes = ['type', 'name', 'value', 'formmethod', 'formaction'].map((name) => button.getAttribute(name))
    expect(attributes).toEqual(['submit', 'size', 'm', 'get', '?'])
    expect(fireEvent.click(button)).toBe(false)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ level: 'size', value: 'm' })
  })
})

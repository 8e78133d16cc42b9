// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CARD_DEFAULTS } from '../../../../../src/features/product/card/card-config.ts'
import { ProductCard } from '../../../../../src/features/product/card/product-card.tsx'
import { HIDE_AFTER_MS } from '../../../../../src/features/product/card/reveal-designer.tsx'
import { hit } from '../../../../factories/hit.ts'
import { render } from '../../../../setup/render.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (revealDesigner = true) =>
  render(<ProductCard hit={hit('1', { name: 'Linen shirt' })} config={{ ...CARD_DEFAULTS, revealDesigner }} sizes="50vw" />)
const toggle = () => screen.getByRole('button', { name: 'Reveal designer: Linen shirt' })
const isConcealed = () => screen.getByText('Alder').parentElement?.className.includes('concealed')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a card whose designer is revealed', () => {
  it('shows brand and title when the toggle is clicked, and conceals them when it is clicked again [CARD-11]', () => {
    show()
    expect(isConcealed()).toBe(true)
    fireEvent.click(toggle())
    expect(isConcealed()).toBe(false)
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(toggle())
    expect(isConcealed()).toBe(true)
  })

  it('conceals them 3000 ms after the pointer has left, and not while it is back [CARD-12]', async () => {
    show()
    fireEvent.click(toggle())
    fireEvent.pointerLeave(toggle())
    await pass(HIDE_AFTER_MS - 1)
    expect(isConcealed()).toBe(false)
    fireEvent.pointerEnter(toggle())
    await pass(HIDE_AFTER_MS)
    expect(isConcealed()).toBe(false)
    fireEvent.pointerLeave(toggle())
    await pass(3_000)
    expect(isConcealed()).toBe(true)
    expect(HIDE_AFTER_MS).toBe(3_000)
  })

  it('keeps brand and title in the page for those who do not see it', () => {
    show()
    expect(screen.getByRole('link', { name: 'Linen shirt' })).toBeInTheDocument()
  })

  it('is there only where the settings say so', () => {
    show(false)
    expect(screen.queryByRole('button', { name: /Reveal/ })).toBeNull()
    expect(screen.getByText('Alder')).toBeInTheDocument()
  })
})

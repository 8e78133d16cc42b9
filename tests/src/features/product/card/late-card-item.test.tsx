// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CARD_DEFAULTS } from '../../../../../src/features/product/card/card-config.ts'
import { LateCardItem } from '../../../../../src/features/product/card/late-card-item.tsx'
import { lateHitOf } from '../../../../../src/features/product/card/late-hits.ts'
import { hit } from '../../../../factories/hit.ts'
import { render } from '../../../../setup/render.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a card that only the browser has', () => {
  const LISTED = hit('7', { name: 'Late tee' })
  /** An observer whose word a test gives. */
  const watched = () => {
    const spies = { see: (_: boolean): void => undefined, disconnect: vi.fn() }
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
          spies.see = (isIntersecting) => act(() => tell([{ isIntersecting }]))
        }
        observe = vi.fn()
        disconnect = spies.disconnect
      },
    )
    const shown = render(
      <ul>
        <li>Before</li>
        <LateCardItem hit={LISTED} config={CARD_DEFAULTS} sizes="50vw" className="item" />
      </ul>,
    )
    return { ...shown, spies }
  }

  it('is its brand and name until it is seen, and then all of it', () => {
    const { spies } = watched()
    expect(screen.getByRole('heading', { level: 3, name: 'Late tee' })).toBeVisible()
    expect(screen.getByText('Alder')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.querySelector('.item')).toHaveTextContent('Late tee')
    spies.see(false)
    expect(screen.queryByRole('link')).toBeNull()
    spies.see(true)
    expect(screen.getByRole('link', { name: 'Late tee' })).toBeVisible()
    expect(spies.disconnect).toHaveBeenCalledTimes(1)
  })

  it('is all there with the first key, so that it can be reached', () => {
    watched()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(screen.getByRole('link', { name: 'Late tee' })).toBeVisible()
  })

  it('is all there at once where nobody can tell what is seen', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    render(<LateCardItem hit={LISTED} config={CARD_DEFAULTS} sizes="50vw" />)
    expect(screen.getByRole('link', { name: 'Late tee' })).toBeVisible()
  })

  it('stops looking when it is gone', () => {
    const { spies, unmount } = watched()
    unmount()
    expect(spies.disconnect).toHaveBeenCalledTimes(1)
  })

  it('is known by its product and its place in the row to who counts clicks', () => {
    const { spies } = watched()
    spies.see(true)
    expect(lateHitOf(screen.getByRole('article'))).toEqual({ ...LISTED, offsettedPosition: 2 })
  })
})

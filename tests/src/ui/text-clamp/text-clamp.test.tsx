// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TextClamp } from '../../../../src/ui/text-clamp/text-clamp.tsx'
import { render } from '../../../setup/render.tsx'

/** Two lines of ordinary text. */
const SHOWN_PX = 50
let resize: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize
      }
      observe = () => resize()
      disconnect = () => undefined
    },
  )
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(SHOWN_PX)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (wholePx: number) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(wholePx)
  return render(<TextClamp text="Cloth with weight to it." />)
}
const button = () => screen.queryByRole('button')

describe('a clamped text', () => {
  it('needs no button where it fits, give or take five pixels [WIDGET-10, WIDGET-11]', () => {
    show(SHOWN_PX)
    expect(button()).toBeNull()
    cleanup()
    show(SHOWN_PX + 5)
    expect(button()).toBeNull()
    cleanup()
    show(SHOWN_PX + 6)
    expect(button()?.textContent).toBe('Read more')
  })

  it('shows the rest on request, and less again [WIDGET-10]', async () => {
    show(SHOWN_PX * 3)
    expect(button()?.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }))
    expect(button()?.textContent).toBe('Read less')
    expect(button()?.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Read less' }))
    expect(button()?.textContent).toBe('Read more')
  })

  it('notices when the window becomes wide enough', () => {
    show(SHOWN_PX * 3)
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(SHOWN_PX)
    act(() => resize())
    expect(button()).toBeNull()
  })
})

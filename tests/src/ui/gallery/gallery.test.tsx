// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { magnify } from '../../../../src/ui/gallery/magnify.ts'
import { Gallery, type GalleryLayout } from '../../../../src/ui/gallery/gallery.tsx'
import { product } from '../../../factories/product.ts'
import { render } from '../../../setup/render.tsx'

const images = product().media.large
const show = (layout: GalleryLayout, shown = images) =>
  render(<Gallery images={shown} layout={layout} name="Everyday tee" magnification={1.25} />)
const slides = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('img[alt^="Everyday"]') !== null)

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(async () => {
  // What a press asked for scrolls once it has come: while the window still has what scrolling asks it.
  await import('../../../../src/ui/gallery/scroll-to-slide.ts')
  cleanup()
  vi.unstubAllGlobals()
})

describe('a gallery', () => {
  it.each(['carousel', 'grid1', 'grid2', 'grid3'] as const)('keeps the order of the pictures as %s [PDP-11, PDP-29]', (layout) => {
    show(layout)
    expect(slides().map((slide) => slide.querySelector('img')?.alt)).toEqual(images.map(({ alt }) => alt))
  })

  it('fetches the first picture at once and the others when they are near', () => {
    show('grid1')
    expect(slides().map((slide) => slide.querySelector('img')?.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy'])
  })

  it('shows a picture by its dot or thumbnail and says which it is [PDP-06]', async () => {
    show('carousel')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show picture 3 of 4' }))
    expect(screen.getByRole('button', { name: 'Show picture 3 of 4' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('button', { name: 'Next picture' })).toHaveProperty('disabled', false)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next picture' }))
    expect(screen.getByRole('button', { name: 'Next picture' })).toHaveProperty('disabled', true)
  })

  it('needs no controls for one picture but the one that enlarges it', () => {
    show('carousel', images.slice(0, 1))
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})

describe('the magnifier', () => {
  let styleOf = (): string => ''
  const rest = () => {
    show('grid1')
    const slide = slides()[0] ?? document.body
    styleOf = () => slide.firstElementChild?.getAttribute('style') ?? ''
    vi.spyOn(slide, 'matches').mockReturnValue(true)
    return slide
  }
  const over = (slide: HTMLElement) => magnify(slide, { factor: 1.25, fileWidth: 1_000 }, { clientX: 0, clientY: 0 })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('enlarges 1.25 times after 50 ms under a mouse and lets go at once [PDP-28, PDP-30]', () => {
    vi.useFakeTimers()
    const slide = rest()
    over(slide)
    vi.advanceTimersByTime(49)
    expect(styleOf()).not.toContain('scale')
    vi.advanceTimersByTime(1)
    expect(styleOf()).toContain('scale(1.25)')
    fireEvent.pointerLeave(slide)
    expect(styleOf()).not.toContain('scale(')
  })

  it('ends with Escape or scrolling, and does not begin when the mouse has gone [PDP-30]', () => {
    vi.useFakeTimers()
    const slide = rest()
    for (const end of [() => fireEvent.keyDown(window, { key: 'Escape' }), () => fireEvent.scroll(window)]) {
      over(slide)
      vi.advanceTimersByTime(50)
      expect(styleOf()).toContain('scale(1.25)')
      end()
      expect(styleOf()).not.toContain('scale(')
    }
    vi.mocked(slide.matches).mockReturnValue(false)
    over(slide)
    vi.advanceTimersByTime(50)
    expect(styleOf()).not.toContain('scale(')
  })

  it('comes with a mouse and never by touch [PDP-30]', async () => {
    const slide = rest()
    fireEvent.pointerEnter(slide, { pointerType: 'touch' })
    expect(slide.matches).not.toHaveBeenCalled()
    const mouse = new MouseEvent('pointerover', { bubbles: true, clientX: 5, clientY: 5 })
    Object.defineProperty(mouse, 'pointerType', { value: 'mouse' })
    fireEvent(slide, mouse)
    await vi.waitFor(() => expect(styleOf()).toContain('scale(1.25)'))
  })
})

// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gallery, type GalleryLayout } from '../../../../src/ui/gallery/gallery.tsx'
import { product } from '../../../factories/product.ts'
import { render } from '../../../setup/render.tsx'

const images = product().media.large
const show = (layout: GalleryLayout, shown = images) => render(<Gallery images={shown} layout={layout} name="Everyday tee" />)
const slides = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('img[alt^="Everyday"]') !== null)

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
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

  it('needs no controls for one picture', () => {
    show('carousel', images.slice(0, 1))
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('the magnifier', () => {
  const frame = () => slides()[0]?.firstElementChild
  const hover = (pointerType: string) => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show('grid1')
    const slide = slides()[0] ?? document.body
    fireEvent.pointerEnter(slide, { pointerType })
    return slide
  }
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('enlarges 1.25 times after 50 ms under a mouse and lets go at once [PDP-28, PDP-30]', () => {
    const slide = hover('mouse')
    wait(49)
    expect(frame()?.getAttribute('style')).toBeNull()
    wait(1)
    expect(frame()?.getAttribute('style')).toContain('scale(1.25)')
    fireEvent.pointerLeave(slide)
    expect(frame()?.getAttribute('style') ?? '').not.toContain('scale')
  })

  it('never by touch, and ends with Escape or scrolling [PDP-30]', () => {
    hover('touch')
    wait(100)
    expect(frame()?.getAttribute('style')).toBeNull()
    cleanup()
    hover('mouse')
    wait(50)
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(frame()?.getAttribute('style') ?? '').not.toContain('scale')
  })
})

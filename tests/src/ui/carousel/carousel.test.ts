// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CAROUSEL, readTrayConfig } from '../../../../src/ui/carousel/carousel-config.ts'
import { scrollOver } from '../../../../src/ui/carousel/scroll-over.ts'

describe('a carousel', () => {
  it('takes 300 ms for a step, shows one slide and moves by one, unless given [BLOCK-54]', () => {
    expect(CAROUSEL).toEqual({ speedMs: 300, slidesToShow: 1, slidesToScroll: 1 })
  })

  it('of a tray shows four cards and moves by one; its block may say otherwise, within reason [BLOCK-54]', () => {
    expect(readTrayConfig({})).toEqual({ speedMs: 300, slidesToShow: 4, slidesToScroll: 1 })
    expect(readTrayConfig({ speed: 150, slidesToShow: 3, slidesToScroll: 3 })).toEqual({ speedMs: 150, slidesToShow: 3, slidesToScroll: 3 })
    expect(readTrayConfig({ speed: -1, slidesToShow: 'x', slidesToScroll: 99, autoplay: true })).toEqual(readTrayConfig({}))
  })
})

describe('scrolling a row', () => {
  const row = document.createElement('ul')
  const scrollTo = vi.fn(({ left }: ScrollToOptions) => void (row.scrollLeft = left ?? 0))
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    row.scrollLeft = 0
    row.scrollTo = scrollTo as never
    scrollTo.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is on its way until its time is over, and the browser does not snap meanwhile [BLOCK-54]', () => {
    scrollOver(row, 400, CAROUSEL.speedMs)
    vi.advanceTimersByTime(150)
    expect(row.scrollLeft).toBeGreaterThan(0)
    expect(row.scrollLeft).toBeLessThan(400)
    expect(row.style.getPropertyValue('scroll-snap-type')).toBe('none')
    vi.advanceTimersByTime(200)
    expect(row.scrollLeft).toBe(400)
    expect(row.style.getPropertyValue('scroll-snap-type')).toBe('')
  })

  it('does not move by itself afterwards [BLOCK-54]', () => {
    scrollOver(row, 400, CAROUSEL.speedMs)
    vi.advanceTimersByTime(1_000)
    scrollTo.mockClear()
    vi.advanceTimersByTime(60_000)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('ends where a shopper takes hold of it, and where another step begins', () => {
    scrollOver(row, 400, 300)
    vi.advanceTimersByTime(100)
    row.dispatchEvent(new Event('pointerdown'))
    const held = row.scrollLeft
    vi.advanceTimersByTime(500)
    expect(row.scrollLeft).toBe(held)
    scrollOver(row, 400, 300)
    scrollOver(row, 0, 300)
    vi.advanceTimersByTime(500)
    expect(row.scrollLeft).toBe(0)
  })

  it('is there at once for those who want less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    scrollOver(row, 400, 300)
    expect(scrollTo).toHaveBeenCalledWith({ left: 400, behavior: 'instant' })
  })
})

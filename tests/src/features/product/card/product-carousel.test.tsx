// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCardConfig } from '../../../../../src/features/product/card/card-config.ts'
import { ProductCarousel } from '../../../../../src/features/product/card/product-carousel.tsx'
import { columnsOr, ProductGrid, ProductGridSkeleton } from '../../../../../src/features/product/card/product-grid.tsx'
import { hit } from '../../../../factories/hit.ts'
import { render } from '../../../../setup/render.tsx'
import { defined } from '../../../../../src/lib/defined.ts'

const HITS = ['1', '2', '3', '4', '5'].map((id) =>
  hit(id, { colors: [{ slug: 'white', name: 'White', mainImage: { src: `/images/${id}.jpg`, width: 900, height: 1200 } }] as never }),
)
const config = readCardConfig({})
const WIDTH = 300
const CARD = 100

/** Rows are as wide as three cards of a hundred pixels; jsdom lays nothing out. */
const layOut = (row: HTMLElement): HTMLElement => {
  const sizes = { clientWidth: WIDTH, scrollWidth: CARD * row.children.length }
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(row, name, { value, configurable: true })
  ;[...row.children].forEach((card, index) => {
    card.getBoundingClientRect = () => ({ left: index * CARD }) as DOMRect
  })
  row.scrollTo = ((to: ScrollToOptions) => {
    row.scrollLeft = to.left ?? 0
    fireEvent.scroll(row)
  }) as HTMLElement['scrollTo']
  act(() => void window.dispatchEvent(new Event('resize')))
  return row
}
interface Options {
  readonly count?: number
  readonly site?: string
  readonly language?: string
  readonly label?: string
  readonly slidesToScroll?: number
  readonly isEager?: boolean
}
const show = ({ count = 5, site = 'gb', language, label = 'Just in', slidesToScroll = 1, isEager = false }: Options = {}) => {
  const carousel = { speedMs: 0, slidesToShow: 3, slidesToScroll }
  const surroundings = { site, ...defined({ language }) }
  render(<ProductCarousel hits={HITS.slice(0, count)} label={label} config={config} carousel={carousel} isEager={isEager} />, surroundings)
  return layOut(screen.getAllByRole('list')[0] ?? document.body)
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a row of products', () => {
  it('is named, can be reached by keyboard, and says how many stand side by side', () => {
    const row = show()
    expect(row).toHaveAttribute('aria-label', 'Just in')
    expect(row).toHaveAttribute('tabindex', '0')
    expect(row.style.getPropertyValue('--cards')).toBe('3')
    expect(row.children).toHaveLength(5)
    cleanup()
    expect(show({ label: '' })).toHaveAttribute('aria-label', 'Products')
  })

  it('has buttons only where there is more than is seen', () => {
    show({ count: 3 })
    expect(screen.queryByRole('button', { name: 'Next products' })).toBeNull()
    cleanup()
    show({ count: 4 })
    expect(screen.getByRole('button', { name: 'Next products' })).toBeVisible()
  })

  it('goes on by its buttons as far as it goes, which stay where they are', async () => {
    const row = show()
    const [previous, next] = ['Previous products', 'Next products'].map((name) => screen.getByRole('button', { name }))
    const ends = () => [previous?.getAttribute('aria-disabled'), next?.getAttribute('aria-disabled')]
    expect(ends()).toEqual(['true', 'false'])
    await userEvent.click(next ?? row)
    expect(row.scrollLeft).toBe(100)
    expect(ends()).toEqual(['false', 'false'])
    await userEvent.click(next ?? row)
    expect(row.scrollLeft).toBe(200)
    expect(ends()).toEqual(['false', 'true'])
    await userEvent.click(previous ?? row)
    expect(row.scrollLeft).toBe(100)
  })

  it('counts a pixel or two short of an end as the end', () => {
    const row = show()
    const next = screen.getByRole('button', { name: 'Next products' })
    row.scrollTo({ left: 1.5 })
    expect(screen.getByRole('button', { name: 'Previous products' })).toHaveAttribute('aria-disabled', 'true')
    row.scrollTo({ left: 198.5 })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    row.scrollTo({ left: 198 })
    expect(next).toHaveAttribute('aria-disabled', 'false')
  })

  it('goes as many products further as its block says, the other way where text runs from right to left', async () => {
    const row = show({ slidesToScroll: 2 })
    await userEvent.click(screen.getByRole('button', { name: 'Next products' }))
    expect(row.scrollLeft).toBe(200)
    cleanup()
    const arabic = show({ site: 'ae', language: 'ar' })
    const [, next] = screen.getAllByRole('button')
    await userEvent.click(next ?? arabic)
    expect(arabic.scrollLeft).toBe(-100)
    expect(screen.getAllByRole('button')[0]).toHaveAttribute('aria-disabled', 'false')
  })

  it('fetches the pictures of its first four at once where it is the first of the page', () => {
    const loading = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading') ?? 'eager')
    show({ isEager: true })
    expect(loading()).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy'])
    cleanup()
    show()
    expect(new Set(loading())).toEqual(new Set(['lazy']))
  })
})

describe('products in rows', () => {
  const style = (element: Element | null, name: string) => (element instanceof HTMLElement ? element.style.getPropertyValue(name) : '')
  const columnsOf = (element: Element | null) =>
    ['--columns', '--columns-middle', '--columns-narrow', '--columns-wide'].map((name) => style(element, name))

  const sizesOf = () => document.querySelector('[sizes]')?.getAttribute('sizes')

  it('have their columns at each width, and pictures as wide as those', () => {
    render(<ProductGrid hits={HITS} columns={columnsOr(4, 3)} config={config} eagerCards={2} />)
    expect(columnsOf(document.querySelector('ul'))).toEqual(['4', '3', '2', ''])
    const images = [...document.querySelectorAll('img')]
    expect(sizesOf()).toBe('(max-width: 480px) 50vw, (max-width: 992px) 33vw, 25vw')
    expect(images.map((image) => image.getAttribute('loading') ?? 'eager')).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy'])
    cleanup()
    render(<ProductGrid hits={HITS} columns={{ ...columnsOr(4, 3), wide: 6 }} config={config} />)
    expect(columnsOf(document.querySelector('ul'))).toEqual(['4', '3', '2', '6'])
    expect(sizesOf()).toBe('(max-width: 480px) 50vw, (max-width: 992px) 33vw, (max-width: 1599px) 25vw, 17vw')
  })

  it('have as many empty places while they are loaded', () => {
    const { container } = render(<ProductGridSkeleton columns={columnsOr(4, 3)} count={5} />)
    expect(container.firstElementChild?.children).toHaveLength(5)
    expect(columnsOf(container.firstElementChild)[0]).toBe('4')
    expect(within(container).queryByRole('list')).toBeNull()
  })
})

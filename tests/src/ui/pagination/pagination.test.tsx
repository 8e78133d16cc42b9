// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { pageNumbers, Pagination } from '../../../../src/ui/pagination/pagination.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

describe('pageNumbers', () => {
  it('shows the ends, the current page with its neighbours, and gaps between', () => {
    expect(pageNumbers(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9])
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
    expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9])
  })

  it('ascends, begins with the first and ends with the last, and hides at least two behind a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)]
        const numbers = pageNumbers(page, pages)
        expect(numbers[0]).toBe(1)
        expect(numbers.at(-1)).toBe(pages)
        expect(numbers).toContain(page)
        numbers.forEach((number, place) => {
          const [before, after] = [numbers[place - 1], numbers[place + 1]]
          if (number === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof before === 'number') expect(number - before).toBe(1)
        })
      }),
    )
  })
})

describe('Pagination', () => {
  const pageHref = (page: number): string => `/women?page=${page}`

  it('marks the current page and leads to the next and previous one', () => {
    render(<Pagination page={2} pages={3} pageHref={pageHref} />)
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('rel')).toBe('next')
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/en/women?page=1')
  })

  it('has nowhere to go before the first page, and is not there for one page', () => {
    const { container, rerender } = render(<Pagination page={1} pages={3} pageHref={pageHref} />)
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
    rerender(<Pagination page={1} pages={1} pageHref={pageHref} />)
    expect(container.textContent).toBe('')
  })

  it('shows page and total alone where it is compact', () => {
    render(<Pagination page={2} pages={9} pageHref={pageHref} isCompact />)
    expect(screen.getByText('Page 2 of 9')).toBeTruthy()
  })
})

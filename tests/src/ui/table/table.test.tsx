// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Table } from '../../../../src/ui/table/table.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const columns = [
  { key: 'method', title: 'Delivery' },
  { key: 'price', title: 'Price' },
  { key: 'time', title: 'Time' },
]
const rows = [{ key: 'standard', cells: { method: 'Standard', price: '£6', time: '2-4 days' } }]

it('names its rows and columns, and can be reached by keyboard where it scrolls', () => {
  render(<Table label="Ways to ship" columns={columns} rows={rows} />)
  const region = screen.getByRole('region', { name: 'Ways to ship' })
  expect(region.tabIndex).toBe(0)
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Delivery', 'Price', 'Time'])
  expect(within(region).getByRole('rowheader', { name: 'Standard' })).toBeTruthy()
})

it('that does not fill gets its columns, each of them 200 px wide [BLOCK-53]', () => {
  const { container, rerender } = render(<Table label="Ways to ship" columns={columns} rows={rows} />)
  expect(container.querySelector('table')?.style.getPropertyValue('--columns')).toBe('3')
  expect(container.querySelector('table')?.className).toContain('noFill')
  rerender(<Table label="Ways to ship" columns={columns} rows={rows} isFilling />)
  expect(container.querySelector('table')?.className).not.toContain('noFill')
})

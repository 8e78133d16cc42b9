// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePriceFormat } from '../../../src/i18n/use-price-format.ts'
import { catchReports } from '../../setup/reports.ts'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const Price = ({ currency }: { readonly currency?: string }) => <p>{usePriceFormat(currency)(12)}</p>

it('an order in a currency that does not exist says so in place of its prices, and is reported [CODE-06]', () => {
  const reported: string[] = []
  const undo = catchReports(({ code }) => reported.push(code))
  render(<Price currency="E1" />)
  undo()
  expect(screen.getByText('Prices cannot be shown just now.')).toBeDefined()
  expect(reported).toContain('noCurrencyFound')
  cleanup()
  render(<Price currency="EUR" />)
  expect(screen.getByText('€12.00')).toBeDefined()
})

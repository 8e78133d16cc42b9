import { expect, it } from 'vitest'
import { deliveryDays } from '../../../src/lib/delivery-days.ts'

it('reads the days out of the configured text, so that each language says them its own way', () => {
  expect(deliveryDays('2-4 days')).toEqual({ min: 2, max: 4 })
  expect(deliveryDays('next working day')).toBeUndefined()
})

import { expect, it } from 'vitest'
import { forgive, isForgiven, REFUSED } from '../../../e2e/setup/forgive.ts'

it('forgives what a journey provoked, before it said so and after, and nothing else', () => {
  const complaints = ['error: net::ERR_FAILED', 'error: boom']
  forgive(complaints, REFUSED)
  expect(complaints).toEqual(['error: boom'])
  expect(isForgiven(complaints, 'error: net::ERR_FAILED')).toBe(true)
  expect(isForgiven(complaints, 'error: boom')).toBe(false)
  expect(isForgiven([], 'error: net::ERR_FAILED')).toBe(false)
})

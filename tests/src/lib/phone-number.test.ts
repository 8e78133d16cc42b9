import { describe, expect, it } from 'vitest'
import { exampleMobile, toInternational } from '../../../src/lib/phone-number.ts'

describe('a phone number', () => {
  it.each([
    ['07400 123456', 'GB', '+447400123456'],
    ['+1 201 555 0123', 'GB', '+12015550123'],
    ['12', 'GB', '12'],
    ['call me', 'US', 'call me'],
    ['07400 123456', 'XX', '07400 123456'],
    ['  ', 'GB', ''],
  ])('%s of %s is kept as %s: international only where it is valid [PHONE-01]', async (typed, country, kept) => {
    expect(await toInternational(typed, country)).toBe(kept)
  })

  it.each([
    ['GB', '07400 123456'],
    ['US', '(201) 555-0123'],
    ['JP', '090-1234-5678'],
    ['XX', ''],
  ])('of %s has the example %s [PHONE-02]', async (country, example) => {
    expect(await exampleMobile(country)).toBe(example)
  })
})

import { describe, expect, it } from 'vitest'
import { rebase } from '../../../../src/pipeline/navigate/rebase.ts'

describe('a link of the listing shown, followed while the listing is on its way elsewhere [FILTER-01]', () => {
  it.each([
    ['a second value of the same kind', '/women?color=black', '/women', '/women?color=navy', '/women?color=navy,black'],
    ['a value of another kind', '/women?size=m', '/women', '/women?color=navy', '/women?color=navy&size=m'],
    ['a value taken away', '/women?size=m', '/women?color=navy&size=m', '/women?color=navy,black&size=m', '/women?color=black&size=m'],
    ['all of them taken away', '/women', '/women?color=navy&size=m', '/women?color=navy&size=m,l', '/women?size=l'],
    ['a value chosen already', '/women?color=navy', '/women', '/women?color=navy', '/women?color=navy'],
    ['an order', '/women?sortBy=priceAsc', '/women', '/women?color=navy&sortBy=new', '/women?color=navy&sortBy=priceAsc'],
    ['a price', '/women?priceRange=10,20', '/women?priceRange=5', '/women?priceRange=1,2&size=m', '/women?priceRange=10,20&size=m'],
    ['a page', '/women?page=2', '/women', '/women?color=navy', '/women?color=navy&page=2'],
    ['a value, from its first page', '/women?color=navy', '/women?page=3', '/women?page=4&size=m', '/women?size=m&color=navy'],
    ['another category', '/women/tops?size=m', '/women?size=m', '/women?size=m&color=navy', '/women/tops?size=m&color=navy'],
  ])('changes there what it changes here: %s', (_what, to, from, pending, expected) => {
    expect(decodeURIComponent(rebase(to, { from, pending }))).toBe(expected)
  })
})

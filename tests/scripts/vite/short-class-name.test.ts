import { describe, expect, it } from 'vitest'
import { createShortClassName } from '../../../scripts/vite/short-class-name.ts'

describe('a class name of production', () => {
  it('is short, begins with a letter, and is the same wherever the project is', () => {
    const here = createShortClassName('/work/shop')('card', '/work/shop/src/ui/card.module.scss')
    const there = createShortClassName('/srv')('card', '/srv/src/ui/card.module.scss?used')
    expect(here).toMatch(/^[a-z][a-z\d]{4}$/i)
    expect(there).toBe(here)
  })

  it('is another one for another class or file', () => {
    const shortOf = createShortClassName('/shop')
    const names = ['a', 'b', 'c'].flatMap((name) => ['x', 'y'].map((file) => shortOf(name, `/shop/${file}.module.scss`)))
    expect(new Set(names).size).toBe(6)
    expect(shortOf('a', '/shop/x.module.scss')).toBe(names[0])
  })
})

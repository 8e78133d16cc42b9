import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BREAKPOINTS, upToQuery } from '../../../src/lib/breakpoints.ts'

describe('named widths', () => {
  it('have the numbers of the specification [LAYOUT-01, LAYOUT-02]', () => {
    expect(BREAKPOINTS).toEqual({
      mobileLarge: 480,
      tabletSmall: 768,
      tabletMedium: 992,
      tabletLarge: 1025,
      desktopSmall: 1200,
      desktop: 99_999,
    })
  })

  it.each([
    ['mobileLarge', 480],
    ['tabletMedium', 992],
    ['tabletLarge', 1024],
    ['desktopSmall', 1200],
  ] as const)('%s ends at %d pixels, that one included [LAYOUT-03]', (name, last) => {
    expect(upToQuery(name)).toBe(`(max-width: ${last}px)`)
  })

  it('are the same in style sheets and scripts [LAYOUT-03]', () => {
    const sheet = readFileSync('themes/breakpoints.scss', 'utf8')
    const widths = Object.fromEntries([...sheet.matchAll(/'(\w+)': (\d+)px,/g)].map(([, name, width]) => [name, Number(width)]))
    expect(widths).toEqual({ mobileLarge: 480, tabletSmall: 768, tabletMedium: 992, tabletLarge: 1024, desktopSmall: 1200 })
  })
})

import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync('themes/tokens.scss', 'utf8')
const briar = readFileSync('themes/briar.scss', 'utf8')
const valueOf = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
/** A brand says what differs. */
const briarValueOf = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(briar)?.[1] ?? valueOf(name)

/** Relative luminance of a #rgb or #rrggbb colour (WCAG 2.2). */
const luminance = (color: string): number => {
  const hex = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (ink: string, ground: string, colorOf: typeof valueOf): number => {
  const [dark = 0, light = 0] = [luminance(colorOf(`color-${ink}`)), luminance(colorOf(`color-${ground}`))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken']

describe.each([
  ['alder', valueOf],
  ['briar', briarValueOf],
] as const)('tokens of %s', (_brand, colorOf) => {
  it.each(['ink', 'ink-muted', 'accent', 'danger', 'success', 'warning', 'sale'])('make %s readable on every surface', (ink) => {
    for (const surface of surfaces) expect(contrast(ink, surface, colorOf)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['accent-ink', 'accent'],
    ['accent-ink', 'accent-hover'],
    ['ink-inverse', 'surface-inverse'],
    ['ink-inverse-muted', 'surface-inverse'],
    ['danger', 'danger-soft'],
    ['success', 'success-soft'],
    ['warning', 'warning-soft'],
    ['accent', 'accent-soft'],
    ['surface-raised', 'sale'],
  ])('make %s readable on %s', (ink, ground) => {
    expect(contrast(ink, ground, colorOf)).toBeGreaterThanOrEqual(4.5)
  })

  it('make the edges of controls and the focus ring visible on every surface', () => {
    for (const surface of surfaces) {
      expect(contrast('line-strong', surface, colorOf)).toBeGreaterThanOrEqual(3)
      expect(contrast('focus', surface, colorOf)).toBeGreaterThanOrEqual(3)
    }
  })

  it('have the icon sizes of the specification, in rem of 10 px [HEAD-13]', () => {
    expect([valueOf('icon-favorite'), valueOf('icon-scroll-up'), valueOf('icon-menu')]).toEqual(['3.2rem', '2.8rem', '2.5rem'])
    expect(readFileSync('themes/base.scss', 'utf8')).toContain('font-size: 62.5%')
  })

  it('bring font files that a Latin page waits for of at most 30 kB together', () => {
    const sizes = ['shop-sans', 'shop-serif'].map((face) => statSync(`public/fonts/${face}.woff2`).size)
    expect(sizes[0]).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000)
  })
})

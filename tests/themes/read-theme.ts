import { compileString } from 'sass'

export type Scheme = 'light' | 'dark'

/** What a theme's sheet says in each scheme: values by name, without the dashes. In the dark one, what it says otherwise and all the rest. */
export interface ReadTheme {
  readonly light: Readonly<Record<string, string>>
  readonly dark?: Readonly<Record<string, string>>
}

/** A theme's tokens as a browser gets them; `folder` is where its sheet finds what it uses. */
export const readTheme = (scss: string, folder = 'themes'): ReadTheme => {
  const { css } = compileString(scss, { loadPaths: [folder] })
  const [light = '', dark] = css.split(/@media \(prefers-color-scheme: dark\)/)
  const own = valuesOf(light)
  return { light: own, ...(dark === undefined ? {} : { dark: { ...own, ...valuesOf(dark) } }) }
}

const valuesOf = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** Relative luminance of a #rgb or #rrggbb colour (WCAG 2.2). */
const luminance = (color: string): number => {
  const hex = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of two colours by their names without `color-`; NaN where one is missing, which no expectation takes. */
const contrast = (values: Readonly<Record<string, string>>, ink: string, ground: string): number => {
  const [dark = 0, light = 0] = [ink, ground].map((name) => luminance(values[`color-${name}`] ?? '')).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['surface', 'surface-raised', 'surface-sunken']
const INKS = ['ink', 'ink-muted', 'accent', 'danger', 'success', 'warning', 'sale']
/** Inks that have a ground of their own. */
const PAIRS: readonly (readonly [ink: string, ground: string])[] = [
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['ink-inverse', 'surface-inverse'],
  ['ink-inverse-muted', 'surface-inverse'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['accent', 'accent-soft'],
  ['surface-raised', 'sale'],
  ['surface', 'ink'],
  ['stage-ink', 'stage'],
]

/** What cannot be read or seen in a scheme: `ink-muted on surface: 3.9`. */
export const faintIn = (values: Readonly<Record<string, string>>): readonly string[] => {
  const least = (ink: string, ground: string, ratio: number): readonly string[] => {
    const found = contrast(values, ink, ground)
    return found >= ratio ? [] : [`${ink} on ${ground}: ${found.toFixed(2)}`]
  }
  return [
    ...INKS.flatMap((ink) => SURFACES.flatMap((surface) => least(ink, surface, 4.5))),
    ...PAIRS.flatMap(([ink, ground]) => least(ink, ground, 4.5)),
    ...['line-strong', 'focus'].flatMap((edge) => SURFACES.flatMap((surface) => least(edge, surface, 3))),
    ...least('focus', 'stage', 3),
  ]
}

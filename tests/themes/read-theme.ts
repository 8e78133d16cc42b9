import { compileString } from 'sass'
import { contrastOf } from '../../src/gallery/design/contrast.ts'

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

/** Of two colours by their names without `color-`; NaN where one is missing, which no expectation takes. */
const contrast = (values: Readonly<Record<string, string>>, ink: string, ground: string): number =>
  contrastOf(values[`color-${ink}`] ?? '', values[`color-${ground}`] ?? '') ?? Number.NaN

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

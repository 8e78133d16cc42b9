import themes from '../../../schemas/generated/theme-values.json' with { type: 'json' }
import { THEMES } from '../../../themes/themes.ts'

/** A theme's tokens by name, as its mails and plain pages take them. */
export interface ThemeValues {
  readonly light: Readonly<Record<string, string>>
  /** What is other in dark windows; absent where the theme has no dark mode. */
  readonly dark?: Readonly<Record<string, string>>
  /** `@font-face` rules of its typefaces, whose addresses are paths of the shop. */
  readonly faces: readonly string[]
}

const VALUES: Readonly<Record<string, ThemeValues>> = themes

/** Every theme with its values, the shop's own first. */
export const THEME_VALUES: readonly (readonly [name: string, values: ThemeValues])[] = THEMES.flatMap(({ name }) => {
  const values = VALUES[name]
  return values === undefined ? [] : [[name, values] as const]
})

/** The values of a theme; those of the first for a name that there is not. */
export const themeValues = (name: string): ThemeValues => VALUES[name] ?? VALUES[THEMES[0].name] ?? { light: {}, faces: [] }

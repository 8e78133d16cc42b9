import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'
import { compileString } from 'sass'
import { readTokens, resolveToken, type Tokens } from '../src/gallery/design/read-tokens.ts'
import { THEMES } from '../themes/themes.ts'

export const THEME_VALUES = 'schemas/generated/theme-values.json'

/** What mails, invoices and plain pages take of a theme: colours, corners, and how headlines are set. */
const TAKEN = /^--(?:color-|radius-|font-(?:body|display)$|weight-display$|tracking-display$|leading-tight$)/

type Values = Readonly<Record<string, string>>

/** Writes the values of every theme's tokens for what has no style sheet of the build; answers whether they were stale. */
export const generateThemeValues = (root: URL, isCheck: boolean): boolean => {
  const content = `${JSON.stringify(Object.fromEntries(THEMES.map(({ name }) => [name, valuesOf(name, root)])), undefined, 2)}\n`
  const address = new URL(THEME_VALUES, root)
  if (existsSync(address) && readFileSync(address, 'utf8') === content) return false
  if (!isCheck) writeFileSync(address, content)
  return true
}

const valuesOf = (name: string, root: URL) => {
  const { css } = compileString(`@use 'common';@use '${name}/tokens';`, { loadPaths: [fileURLToPath(new URL('themes', root))] })
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => taken(readTokens(css, { theme: name, language: 'en', scheme })))
  const changed = Object.entries(dark ?? {}).filter(([token, value]) => light?.[token] !== value)
  return { light, ...(changed.length === 0 ? {} : { dark: Object.fromEntries(changed) }), faces: facesOf(css) }
}

/** By their names without `--`, with what they refer to put in. */
const taken = (tokens: Tokens): Values =>
  Object.fromEntries([...tokens].filter(([name]) => TAKEN.test(name)).map(([name, value]) => [name.slice(2), resolveToken(value, tokens)]))

/** Its files of typefaces; what stands in for them meanwhile is for pages with a style sheet. */
const facesOf = (css: string): readonly string[] => {
  const faces: string[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) faces.push(rule.toString().replaceAll(/\s+/g, ' '))
  })
  return faces
}

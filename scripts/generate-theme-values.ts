import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss, { AtRule, type Root, type Rule } from 'postcss'
import { compileString } from 'sass'
import { THEMES } from '../themes/themes.ts'

export const THEME_VALUES = 'schemas/generated/theme-values.json'

/** What mails, invoices and plain pages take of a theme: colours, corners, and how headlines are set. */
const TAKEN = /^--(?:color-|radius-|font-(?:body|display)$|weight-display$|tracking-display$|leading-tight$)/

/** What every theme has by itself comes without weight. */
const ROOT: ReadonlySet<string> = new Set([':where(:root)', ':root'])

/** Tokens of a theme by their names without `--`, with what they refer to put in. */
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
  const css = postcss.parse(
    compileString(`@use 'common';@use '${name}/tokens';`, { loadPaths: [fileURLToPath(new URL('themes', root))] }).css,
  )
  const light = declared(css, (rule) => rule.parent === css)
  const dark = declared(css, (rule) => isDark(rule.parent))
  return {
    light: taken(light),
    ...(Object.keys(dark).length === 0 ? {} : { dark: changed(taken(light), taken({ ...light, ...dark })) }),
    faces: facesOf(css),
  }
}

/** Custom properties of the document in these rules. */
const declared = (css: Root, isWanted: (rule: Rule) => boolean): Values => {
  const values: Record<string, string> = {}
  css.walkRules((rule) => {
    if (!ROOT.has(rule.selector) || !isWanted(rule)) return
    rule.walkDecls(/^--/, ({ prop, value }) => {
      values[prop] = value.replaceAll(/\s+/g, ' ')
    })
  })
  return values
}

const isDark = (parent: Rule['parent']): boolean =>
  parent instanceof AtRule && parent.name === 'media' && parent.params.replaceAll(' ', '') === '(prefers-color-scheme:dark)'

const taken = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => TAKEN.test(name))
      .map(([name, value]) => [name.slice(2), resolved(value, values)]),
  )

const resolved = (value: string, values: Values): string =>
  value.replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) => {
    const meant = values[name]
    return meant === undefined ? reference : resolved(meant, values)
  })

const changed = (light: Values, dark: Values): Values =>
  Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value))

/** Its files of typefaces; what stands in for them meanwhile is for pages with a style sheet. */
const facesOf = (css: Root): readonly string[] => {
  const faces: string[] = []
  css.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) faces.push(rule.toString().replaceAll(/\s+/g, ' '))
  })
  return faces
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOOKS } from '../../themes/theme.ts'
import { THEMES } from '../../themes/themes.ts'
import { faintIn, readTheme } from './read-theme.ts'

const sheetOf = (name: string) => readTheme(readFileSync(`themes/${name}/tokens.scss`, 'utf8'), `themes/${name}`)
const [first] = THEMES

it('every folder with a theme is in the list, under its own name', () => {
  const folders = readdirSync('themes').filter((name) => existsSync(`themes/${name}/theme.ts`))
  expect(THEMES.map(({ name }) => name)).toEqual(folders)
})

it('themes differ in every form that a block has', () => {
  for (const [part, forms] of Object.entries(LOOKS))
    expect([part, new Set(THEMES.map(({ looks }) => looks[part as keyof typeof LOOKS])).size]).toEqual([part, forms.length])
})

describe.each(THEMES.map((theme) => [theme.name, theme] as const))('The theme %s', (name, theme) => {
  const sheet = sheetOf(name)

  it('has every token that the others have', () => {
    expect(Object.keys(sheet.light)).toEqual(expect.arrayContaining(Object.keys(sheetOf(first.name).light)))
  })

  it('can be read on every surface, and edges of controls and the focus ring seen, in light and dark', () => {
    expect({ light: faintIn(sheet.light), dark: faintIn(sheet.dark ?? sheet.light) }).toEqual({ light: [], dark: [] })
  })

  it('says in a dark scheme of every colour what it is', () => {
    const dark = readFileSync(`themes/${name}/tokens.scss`, 'utf8').split('(prefers-color-scheme: dark)')[1] ?? ''
    const colors = Object.keys(sheet.light).filter((token) => token.startsWith('color-') && token !== 'color-scheme')
    expect(colors.filter((token) => theme.ground.dark !== undefined && !dark.includes(`--${token}:`))).toEqual([])
  })

  it('gives browsers the ground of its page for their own frame', () => {
    expect(theme.ground).toEqual({ light: sheet.light['color-surface'], ...(sheet.dark && { dark: sheet.dark['color-surface'] }) })
  })

  it('brings its faces as files, with their licences, of at most 30 kB together that a Latin page waits for', () => {
    const faces = [...theme.faces.latin, ...theme.faces.always]
    for (const face of faces) expect([face, existsSync(`public/fonts/${face}.LICENSE.txt`)]).toEqual([face, true])
    const sizes = faces.map((face) => statSync(`public/fonts/${face}.woff2`).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000)
    expect(sizes.every((size) => size > 0)).toBe(true)
  })

  it('never depends on a brand’s face that happens to be on the reader’s machine', () => {
    const faces = readFileSync(`themes/${name}/faces.scss`, 'utf8')
    const local = [...faces.matchAll(/@font-face {([^}]*)}/g)].map(([, rule = '']) => rule).filter((rule) => rule.includes('local('))
    for (const rule of local) expect(rule).toMatch(/font-family: '[\w ]*Fallback'/)
  })
})

it('no code of the shop names a theme: it asks for the form of a block', () => {
  const files = ['src', 'block-registry', 'composer', 'platform', 'schemas'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|scss)$/.test(file) && !file.includes('.fixture'))
      .map((file) => `${folder}/${file}`),
  )
  const naming = new RegExp(`theme\\w*['"\\])}]*\\s*(?:[=!]==?|:)\\s*['"](?:${THEMES.map(({ name }) => name).join('|')})['"]`)
  expect(files.filter((file) => naming.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('icons have the sizes of the specification, in rem of 10 px [HEAD-13]', () => {
  const { light } = readTheme(readFileSync('themes/common.scss', 'utf8'))
  expect([light['icon-favorite'], light['icon-scroll-up'], light['icon-menu']]).toEqual(['3.2rem', '2.8rem', '2.5rem'])
  expect(readFileSync('themes/base.scss', 'utf8')).toContain('font-size: 62.5%')
})

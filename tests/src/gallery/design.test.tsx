import { readdirSync } from 'node:fs'
import { compile } from 'sass'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSites } from '../../../server/sites.ts'
import { FEATURES, KIT } from '../../../src/gallery/design/kit/kit.tsx'
import { contrastOf } from '../../../src/gallery/design/contrast.ts'
import { weightOnRoot } from '../../../src/gallery/design/matches-root.ts'
import { readTokens } from '../../../src/gallery/design/read-tokens.ts'
import { renderDesign } from '../../../src/gallery/design/render-design.tsx'
import { themeCss } from '../../../src/gallery/design/theme-css.ts'
import { THEMES } from '../../../themes/themes.ts'

const [gb] = readSites().filter(({ siteTag }) => siteTag === 'ald-gb')
if (gb === undefined) throw new Error('The demo has no site ald-gb')
const site = gb

describe('the page of the design', () => {
  let html = ''
  beforeAll(async () => {
    html = (await renderDesign({ site, language: 'en', scheme: 'light' })).html
  })

  it('shows every folder of the kit: one that is new fails here', () => {
    const folders = readdirSync('src/ui', { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => name)
    expect(Object.keys(KIT).sort()).toEqual(folders.sort())
    for (const name of [...folders, ...Object.keys(FEATURES)]) expect(html).toContain(`data-component="${name}"`)
  })

  it('names every token of the themes that is a colour, with its value', () => {
    const tokens = readTokens(themeCss('alder'), { theme: undefined, language: 'en-GB', scheme: 'light' })
    const colours = [...tokens].filter(([name]) => name.startsWith('--color-'))
    expect(colours.length).toBeGreaterThan(20)
    for (const [name, value] of colours)
      expect(html).toMatch(new RegExp(`${name}</code></th><td><code>${value.replaceAll(/[()/]/g, '\\$&')}<`))
  })

  it('says of each ink on each ground whether it is readable, and of none that it is not', () => {
    expect(html.match(/<span data-verdict="pass">/g)?.length).toBeGreaterThan(20)
    expect(html).not.toContain('<span data-verdict="fail">')
  })

  it('is in the language asked for where the shop has words, and shows each size of type in itself', async () => {
    const arabic = await renderDesign({ site: siteSpeaking('ar'), language: 'ar', scheme: 'light' })
    expect(arabic).toMatchObject({ locale: 'ar-AE', direction: 'rtl' })
    expect(arabic.html).toContain('أضف')
    expect(html.match(/data-size="--text-/g)?.length).toBeGreaterThan(6)
  })

  it('is whole without a script: a dialog, a drawer and a tab are open as they stand', () => {
    expect(html).toMatch(/<dialog class="[^"]*dialog[^"]*"[^>]*><div/)
    expect(html).toMatch(/<dialog class="[^"]*drawer[^"]*"[^>]*><div/)
    expect(html).not.toContain('<script')
  })
})

const siteSpeaking = (language: string) => readSites().find(({ languages }) => languages.includes(language)) ?? site

describe('tokens of a root', () => {
  const css = `
    :root { --a: 1; --b: 2; }
    @media (width <= 768px) { :root { --a: 9; } }
    @media (prefers-color-scheme:dark) { :root { --b: 3; } }
    @media (prefers-color-scheme: dark) { :root[data-theme='x'] { --b: 4; } }
    :root[data-theme='x']:is(:lang(en), :lang(es)), [data-theme='x'] [lang] { --a: 5; }
    .late { --a: 8; }`

  it.each([
    [undefined, 'en', 'light', '1', '2'],
    ['x', 'en', 'light', '5', '2'],
    ['x', 'ar', 'dark', '1', '4'],
    [undefined, 'en', 'dark', '1', '3'],
  ] as const)('of theme %s in %s, %s, are those of the rules that match it', (theme, language, scheme, a, b) => {
    expect(Object.fromEntries(readTokens(css, { theme, language, scheme }))).toEqual({ '--a': a, '--b': b })
  })

  it('of a theme with colours for the dark are shown in the scheme asked for, whichever the machine prefers', async () => {
    const dark = await renderDesign({ site, language: 'en', scheme: 'dark' }, css)
    expect(dark).toMatchObject({ hasDark: true, rules: ':root:root:root:root:root{color-scheme:dark;--b:3}' })
    expect((await renderDesign({ site, language: 'en', scheme: 'light' }, css)).rules).toContain('color-scheme:light;--b:2')
    expect((await renderDesign({ site, language: 'en', scheme: 'dark' }, ':root{--a:1}')).hasDark).toBe(false)
  })

  it.each([':root .a', '.a', ':root:hover', ':not(:root)', ":root[data-theme='y']"])('takes nothing of %s', (selector) => {
    expect(weightOnRoot(selector, { theme: 'x', language: 'en', scheme: 'light' })).toBeUndefined()
  })

  it('are read from rules as they are compiled', () => {
    for (const { name } of THEMES)
      expect(themeCss(name)).toBe(`${compile('themes/base.scss').css}\n${compile(`themes/${name}/tokens.scss`).css}`)
  })
})

it.each([
  ['#000', '#ffffff', 21],
  ['#777', '#fff', 4.47],
  ['rgb(119 119 119)', '#fff', 4.47],
])('the contrast of %s on %s is %d', (ink, ground, contrast) => {
  expect(contrastOf(ink, ground)).toBeCloseTo(contrast, 1)
})

it('a colour that is written otherwise has no figure rather than a wrong one', () => {
  expect(contrastOf('rgb(0 0 0 / 50%)', '#fff')).toBeUndefined()
})

import { readFileSync } from 'node:fs'
import { transpileModule } from 'typescript'
import { describe, expect, it } from 'vitest'
import { LOOKS, type Theme } from '../../themes/theme.ts'
import { THEMES } from '../../themes/themes.ts'
import { faintIn, readTheme } from './read-theme.ts'

const page = readFileSync('docs/themes.md', 'utf8')
const codeOf = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? ''
const [first] = THEMES

describe('The theme that the document makes', () => {
  it('is a record with a form for every block', async () => {
    const script = transpileModule(codeOf('ts'), { compilerOptions: { module: 99, target: 9 } }).outputText
    const { harbour } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as { readonly harbour: Theme }
    const known = Object.entries(LOOKS).map(([part, forms]) => [
      part,
      (forms as readonly string[]).includes(harbour.looks[part as keyof typeof LOOKS]),
    ])
    expect(known).toEqual(Object.keys(LOOKS).map((part) => [part, true]))
    expect(harbour.ground.light).toBe(readTheme(codeOf('scss')).light['color-surface'])
  })

  it('has every token that the first theme has, and can be read', () => {
    const { light } = readTheme(codeOf('scss'))
    const wanted = Object.keys(readTheme(readFileSync(`themes/${first.name}/tokens.scss`, 'utf8'), `themes/${first.name}`).light)
    expect(wanted.filter((token) => light[token] === undefined)).toEqual([])
    expect(faintIn(light)).toEqual([])
  })

  it('is a file of about 60 lines', () => {
    expect(codeOf('ts').split('\n').length + codeOf('scss').split('\n').length).toBeLessThanOrEqual(75)
  })
})

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environment } from '../../server/configuration/environment.ts'
import { projectPath } from '../../server/paths.ts'

const read = (file: string): string => readFileSync(projectPath(file), 'utf8')
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(projectPath('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

/** `[text](address)`, but not in code: one line and a fenced block are left out. */
const linksOf = (markdown: string): readonly string[] => {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address)
}

/** `![what it shows](address)`. */
const picturesOf = (markdown: string): readonly { readonly words: string; readonly address: string }[] =>
  [...markdown.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, words = '', address = '']) => ({ words, address }))

/** The anchor of a heading as it is shown on the web. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const isBroken = (page: string, address: string): boolean => {
  if (/^[a-z]+:/.test(address)) return false
  const [file = '', anchor] = address.split('#', 2)
  const target = file === '' ? page : join(dirname(page), file)
  if (!existsSync(projectPath(target))) return true
  if (anchor === undefined || !target.endsWith('.md')) return false
  return !read(target)
    .split('\n')
    .some((line) => /^#+ /.test(line) && anchorOf(line.replace(/^#+ /, '')) === anchor)
}

describe('the docs', () => {
  it('link to files and headings that are there', () => {
    const links = PAGES.flatMap((page) => linksOf(read(page)).map((address) => ({ page, address })))
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ page, address }) => isBroken(page, address))).toEqual([])
  })

  it('show pictures that say what they show, each of them small, and no others are kept', () => {
    const shown = PAGES.flatMap((page) =>
      picturesOf(read(page)).map(({ words, address }) => ({ words, file: join(dirname(page), address) })),
    )
    expect(shown.filter(({ words }) => words.split(' ').length < 4)).toEqual([])
    const kept = readdirSync(projectPath('docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:webp|png|jpe?g|gif|svg)$/.test(file))
      .map((file) => `docs/${file}`)
    expect(kept.toSorted()).toEqual([...new Set(shown.map(({ file }) => file))].toSorted())
    const inReadme = new Set(picturesOf(read('README.md')).map(({ address }) => address))
    // A contact sheet of thirty screens needs more than a picture that everybody loads.
    expect(kept.filter((file) => statSync(projectPath(file)).size > (inReadme.has(file) ? 60_000 : 200_000))).toEqual([])
  })

  it('are all in the map of the README', () => {
    const named = new Set(linksOf(read('README.md')))
    const top = readdirSync(projectPath('docs')).filter((file) => file.endsWith('.md'))
    expect(top.filter((file) => !named.has(`docs/${file}`))).toEqual([])
  })

  it('name every variable of the environment', () => {
    const page = read('docs/configuration.md')
    expect(Object.keys(environment.shape).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('begin with a README of one sitting: 60 to 80 lines', () => {
    const lines = read('README.md').trimEnd().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(60)
    expect(lines.length).toBeLessThanOrEqual(80)
  })
})

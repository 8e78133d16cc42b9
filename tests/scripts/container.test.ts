import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { describe, expect, it } from 'vitest'
import { projectPath } from '../../server/paths.ts'

const read = (file: string): string => readFileSync(projectPath(file), 'utf8')
const dockerfile = DockerfileParser.parse(read('Dockerfile'))
const instructions = dockerfile
  .getInstructions()
  .map((instruction) => ({ keyword: instruction.getKeyword(), text: instruction.getRawArgumentsContent() ?? '' }))
const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'))
const textsOf = (list: typeof instructions, keyword: string): readonly string[] =>
  list.filter((instruction) => instruction.keyword === keyword).map(({ text }) => text)

const copiedPaths = (): readonly string[] =>
  read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
const isCopied = (path: string): boolean => copiedPaths().some((copied) => path === copied || path.startsWith(`${copied}/`))

const IMPORTED = /(?:from|import|import\(|@use) ?'(\.{1,2}\/[^']+)'/g
const READ = /projectPath\('([^']+)'/g

/** Files by their path in the project; `dist` is made by the build. */
const namedIn = (file: string): readonly string[] => {
  const text = read(file)
  const imported = [...text.matchAll(IMPORTED)].map(([, path = '']) => join(dirname(file), path))
  const named = [...text.matchAll(READ)].map(([, path = '']) => path)
  return [...imported, ...named].filter((path) => path !== 'dist')
}

/** Most scripts are for whoever develops, with what only they have. */
const isOfTheProgram = (file: string): boolean =>
  !file.startsWith('scripts/') || /^scripts\/(?:build|vite|import|merchant\.|people\.|mail\.|doctor)/.test(file)

describe('the container', () => {
  it('is built from bases with a whole version, and from nothing that is fetched without npm’s lock file', () => {
    for (const base of textsOf(instructions, 'FROM')) expect(base).toMatch(/^node:\d+\.\d+\.\d+-[a-z-]+( AS [a-z]+)?$/)
    expect(textsOf(instructions, 'ADD')).toEqual([])
    for (const command of textsOf(instructions, 'RUN')) expect(command).not.toMatch(/npm (?:install|i)\b|curl|wget|apt/)
  })

  it('runs without what only developers need, as somebody who is not root', () => {
    expect(textsOf(instructions, 'RUN').join()).toContain('npm ci --omit=dev')
    const modules = dockerfile.getCOPYs().find((copy) => copy.getRawArgumentsContent()?.includes('node_modules'))
    expect(modules?.getFromFlag()?.getValue()).toBe('dependencies')
    const [user, ...others] = textsOf(lastStage, 'USER')
    expect([user, others]).toEqual(['node', []])
    expect(lastStage.findIndex(({ keyword }) => keyword === 'USER')).toBeLessThan(lastStage.findIndex(({ keyword }) => keyword === 'CMD'))
  })

  it('hands the signal to stop to the program itself, and asks for its health without another program', () => {
    const [command = ''] = textsOf(lastStage, 'CMD')
    expect(JSON.parse(command)).toEqual(['node', '--max-semi-space-size=32', 'dist/server/main.js'])
    expect(textsOf(lastStage, 'STOPSIGNAL')).toEqual(['SIGTERM'])
    expect(textsOf(lastStage, 'HEALTHCHECK').join()).toMatch(/CMD \["node"/)
  })

  it('has every folder of sources, and what configures each build', () => {
    const copied = read('.dockerignore').split('\n')
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    const folders = /\.cjs (.*) --output-type/.exec(scripts['boundaries'] ?? '')?.[1]?.split(' ') ?? []
    expect(folders).toContain('composer')
    const configurations = readdirSync(projectPath('.')).filter((name) => /^vite\..*config\.ts$/.test(name))
    for (const name of [...folders, ...configurations]) expect(copied).toContain(`!${name}`)
  })

  it('has everything whose change makes a build stale, and the shops of one’s own', () => {
    const sources = /const SOURCES = \[([^\]]*)\]/.exec(read('scripts/build-stamp.mjs'))?.[1] ?? ''
    const names = [...sources.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    expect(names).toContain('platform')
    for (const name of [...names, 'shops', 'package.json', 'tsconfig.json']) expect(isCopied(name), name).toBe(true)
  })

  it('has every file that its sources import, and that its program reads by name', () => {
    const missing = copiedPaths()
      .filter((path) => !path.includes('.') && existsSync(projectPath(path)))
      .flatMap((folder) => readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
      .filter((file) => /\.(?:tsx?|mjs|scss)$/.test(file) && isOfTheProgram(file))
      .flatMap((file) => namedIn(file).map((named) => `${file}: ${named}`))
      .filter((line) => !isCopied(line.replace(/^.*: /, '')))
    expect(missing).toEqual([])
  })

  it('contains no secret: none is set in the files, and none is copied', () => {
    expect([read('Dockerfile'), read('compose.yaml')].join('\n')).not.toMatch(
      /(?:SECRET|PASSWORD|TOKEN|API_KEY)\w*[=:] *(?!\$\{|\/run\/secrets\/)[^\s?]/,
    )
    const [first, ...rest] = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(first).toBe('*')
    expect(rest.filter((line) => line.startsWith('!')).join()).not.toMatch(/env|data/)
  })
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectPath } from '../../server/paths.ts'

/** A builder that remarks things, and makes a program that says it runs. */
const VITE = `
import { mkdirSync, writeFileSync } from 'node:fs'
console.warn('a font did not resolve at build time')
if (process.env.BUILD === 'broken') process.exit(1)
mkdirSync('dist/server', { recursive: true })
writeFileSync('dist/server/main.js', "console.log('the shop runs')")
`

let folder: string
const write = (file: string, text: string): void => {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-start-'))
  mkdirSync(join(folder, 'scripts'))
  for (const file of ['start.mjs', 'build.mjs', 'build-stamp.mjs', 'command-line.mjs'])
    cpSync(projectPath(`scripts/${file}`), join(folder, 'scripts', file))
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20.19' } }))
  write('node_modules/fastify/package.json', '{}')
  write('node_modules/vite/package.json', '{ "type": "module" }')
  write('node_modules/vite/bin/vite.js', VITE)
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = (script: string, variables: NodeJS.ProcessEnv = {}, ...options: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...options], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATA_DIR: 'memory://', ...variables },
    encoding: 'utf8',
  })
  return { status, said: stdout, complained: stderr }
}

describe('npm start', () => {
  it('builds what is not built in one line, without what the builder remarks, and runs the program', () => {
    expect(run('start.mjs')).toEqual({
      status: 0,
      said: expect.stringMatching(/^ {2}Building the shop, .* \.\.\.\nthe shop runs\n$/),
      complained: '',
    })
    expect(run('start.mjs')).toEqual({ status: 0, said: 'the shop runs\n', complained: '' })
  })

  it('shows what the builder says where the build fails, and says what to do', () => {
    const { status, complained } = run('start.mjs', { BUILD: 'broken' })
    expect(status).toBe(1)
    expect(complained).toContain('a font did not resolve at build time')
    expect(complained).toMatch(/\nThe shop could not be built\. .* mend what they name and start again\.\n$/)
  })

  it('says in a sentence that the packages are not installed', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true })
    expect(run('start.mjs')).toEqual({
      status: 1,
      said: '',
      complained: 'The packages of the shop are not installed. Run npm ci, then npm start again.\n',
    })
  })

  it('says in a sentence that this Node is too old', () => {
    const [major = '', minor = ''] = process.versions.node.split('.')
    for (const oldest of [`${Number(major) + 1}.0`, `${major}.${Number(minor) + 1}`]) {
      write('package.json', JSON.stringify({ type: 'module', engines: { node: `>=${oldest}` } }))
      expect(run('start.mjs')).toEqual({
        status: 1,
        said: '',
        complained: `This is Node ${process.versions.node}, and the shop needs ${oldest} or newer. Install it from https://nodejs.org and start again.\n`,
      })
    }
  })
})

describe('npm run build', () => {
  it('prints what the builder remarks with --loud only', () => {
    expect(run('build.mjs')).toEqual({ status: 0, said: '', complained: '' })
    expect(run('build.mjs', {}, '--loud').complained).toBe('a font did not resolve at build time\n'.repeat(3))
  })
})

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

/** Scripts of our own, by the name that npm has for them, and what runs each; the rest are tools with a help of their own. */
const OWN = Object.entries(scripts)
  .filter(([, command]) => /^(?:node|tsx) .*scripts\//.test(command))
  .map(([name, command]) => ({ name, command: command.split(' ') }))

/** What a machine that does other things too takes to import a script; an attack or a build takes longer. */
const WITHIN_MS = 60_000

const ask = async ([program, ...args]: readonly string[], option: string) => {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
  const options = [...(program === 'tsx' ? ['--import', 'tsx'] : []), ...args, option]
  const child = spawn(process.execPath, options, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: WITHIN_MS })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, said, errors }
}

/** `npm test` and `npm start` need no `run`. */
const called = (name: string): RegExp => new RegExp(`npm (?:run )?${name}(?![\\w:-])`)

describe.concurrent('a script of package.json', { timeout: 2 * WITHIN_MS }, () => {
  it.each(OWN)('$name says with --help what it does, its options and exit codes, and does nothing', async ({ name, command }) => {
    const { code, said, errors } = await ask(command, '--help')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(said).toMatch(called(name))
    expect(said).toContain('--help')
    expect(said).toContain('Exit codes: 0')
  })

  it('names an option that there is not, and those that there are, and ends with 1', async () => {
    const { code, said, errors } = await ask(['node', 'scripts/chaos.mjs'], '--orders')
    expect({ code, said }).toEqual({ code: 1, said: '' })
    expect(errors).toMatch(/^Unknown option '--orders'[^]*Usage: npm run chaos[^]*--checkouts/)
    expect(errors).not.toContain('at parseArgs')
  })
})

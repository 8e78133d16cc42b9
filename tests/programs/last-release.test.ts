import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectPath } from '../../server/paths.ts'

const MODULE = JSON.stringify(projectPath('scripts/last-release/release.mjs'))
const ASK = `import { requireRelease } from ${MODULE}; requireRelease({ command: 'npm run guard', otherwise: 'nothing says how it was' })`

/** A repository with one commit, whose release is what `named` makes of it. */
const repository = (named: (commit: string) => string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'last-release-'))
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  writeFileSync(join(folder, 'package.json'), '{"name":"shop","version":"1.0.0"}')
  writeFileSync(join(folder, 'package-lock.json'), '{ "not": "a lock of npm" ')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '-m', 'first')
  mkdirSync(join(folder, 'scripts/last-release'), { recursive: true })
  writeFileSync(join(folder, 'scripts/last-release/commit'), `${named(git('rev-parse', 'HEAD'))}\n`)
  return folder
}

const ask = (cwd: string) => spawnSync(process.execPath, ['--input-type=module', '--eval', ASK], { cwd, encoding: 'utf8' })

it('a last release that a shallow clone lacks ends a comparison with the command that fetches it', () => {
  const commit = '0123456789012345678901234567890123456789'
  const { status, stderr } = ask(repository(() => commit))
  expect(status).toBe(1)
  expect(stderr).toBe(
    `The last release, ${commit}, is not in this clone, so nothing says how it was.
Run \`git fetch origin ${commit}\` (\`git fetch --unshallow\` in a shallow clone) and \`npm run guard\` again.
`,
  )
})

it(
  'a last release whose packages cannot be installed ends a comparison with what failed, and leaves nothing half built',
  { timeout: 60_000 },
  () => {
    const folder = repository((commit) => commit)
    const { status, stderr } = ask(folder)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^The last release, [0-9a-f]{40}, could not be built, so nothing says how it was: Command failed: npm ci/m)
    expect(stderr).toContain('`npm ci` needs the registry')
    expect(existsSync(join(folder, '.cache/last-release'))).toBe(false)
    expect(execFileSync('git', ['worktree', 'list'], { cwd: folder, encoding: 'utf8' }).trim().split('\n')).toHaveLength(1)
  },
)

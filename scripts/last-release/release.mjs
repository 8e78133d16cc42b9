import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withoutNodeEnv } from '../bench/start-shop.mjs'
import { linkTree } from './link-tree.mjs'

/** The commit that was released last, in full. Moved by a person who releases: `npm run speed-guard -- --released`. */
const FILE = 'scripts/last-release/commit'
/** A folder for each commit; what a run has built stays for the next. */
const FOLDER = '.cache/last-release'
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

export const lastRelease = () => readFileSync(FILE, 'utf8').trim()

/** Makes a commit the one that everything is compared with from now on. */
export const setRelease = (name) => {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`)
  writeFileSync(FILE, `${commit}\n`)
  return commit
}

/**
 * The last release in a folder of its own, with its packages and built: `{ commit, folder }`. Ends this program with a sentence
 * where it is not to be had; `otherwise` says what is unknown then.
 */
export const requireRelease = ({ command, otherwise }) => {
  const commit = lastRelease()
  if (!hasCommit(commit)) {
    console.error(`The last release, ${commit}, is not in this clone, so ${otherwise}.`)
    console.error(`Run \`git fetch origin ${commit}\` (\`git fetch --unshallow\` in a shallow clone) and \`${command}\` again.`)
    process.exit(1)
  }
  const folder = resolve(FOLDER, commit)
  if (isBuilt(folder)) return { commit, folder }
  console.log(`Building the last release, ${commit.slice(0, 8)}`)
  removeReleases()
  try {
    buildRelease(commit, folder)
  } catch (error) {
    removeReleases()
    console.error(`The last release, ${commit}, could not be built, so ${otherwise}: ${error.message}.`)
    console.error(
      `The lines above say why. \`npm ci\` needs the registry where its package-lock.json is not this tree's; then \`${command}\` again.`,
    )
    process.exit(1)
  }
  return { commit, folder }
}

/** Whether the commit is in this clone: a shallow one may lack it, and a folder without git has none. */
const hasCommit = (commit) => spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' }).status === 0

/** Its last step writes the id. */
const isBuilt = (folder) => existsSync(join(folder, 'dist/build-id'))

const buildRelease = (commit, folder) => {
  mkdirSync(FOLDER, { recursive: true })
  git('worktree', 'add', '--force', '--detach', folder, commit)
  const run = (program, ...args) =>
    execFileSync(program, args, { cwd: folder, stdio: 'inherit', env: withoutNodeEnv(process.env), shell: process.platform === 'win32' })
  if (hasSamePackages(folder)) linkTree('node_modules', join(folder, 'node_modules'))
  else run('npm', 'ci', '--silent')
  run('npm', 'run', '--silent', 'build')
}

/** Of other commits, or one that was not finished. */
const removeReleases = () => {
  rmSync(FOLDER, { recursive: true, force: true })
  git('worktree', 'prune')
}

const hasSamePackages = (folder) =>
  existsSync('node_modules') && readFileSync('package-lock.json').equals(readFileSync(join(folder, 'package-lock.json')))

import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { withoutNodeEnv } from '../bench/start-shop.mjs'

/** The commit that was released last, in full. Moved by a person who releases: `npm run speed-guard -- --released`. */
const FILE = 'scripts/speed-guard/last-release'
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

export const lastRelease = () => readFileSync(FILE, 'utf8').trim()

/** Makes a commit the one that everything is compared with from now on. */
export const setRelease = (name) => {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`)
  writeFileSync(FILE, `${commit}\n`)
  return commit
}

/** Whether the commit is in this clone: a shallow one may lack it, and a folder without git has none. */
export const hasCommit = (commit) => spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' }).status === 0

/** The release in a folder of its own, with its packages and built. */
export const buildRelease = (commit, folder) => {
  git('worktree', 'add', '--force', '--detach', folder, commit)
  const run = (program, ...args) =>
    execFileSync(program, args, { cwd: folder, stdio: 'inherit', env: withoutNodeEnv(process.env), shell: process.platform === 'win32' })
  if (hasSamePackages(folder)) linkTree('node_modules', join(folder, 'node_modules'))
  else run('npm', 'ci', '--silent')
  run('npm', 'run', '--silent', 'build')
}

export const removeRelease = (folder) => {
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
}

const hasSamePackages = (folder) =>
  existsSync('node_modules') && readFileSync('package-lock.json').equals(readFileSync(join(folder, 'package-lock.json')))

/** What tools leave beside packages is written again in place: through a link that would change this tree's. */
const CACHES = ['.vite', '.vite-temp', '.cache', '.tmp']

/** A tree of the same files, not of copies; copies where the folder is on another disk. */
const linkTree = (from, to) => {
  mkdirSync(to)
  for (const each of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, each.name), join(to, each.name)]
    if (CACHES.includes(each.name)) continue
    if (each.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (each.isDirectory()) linkTree(source, target)
    else linkOrCopy(source, target)
  }
}

const linkOrCopy = (source, target) => {
  try {
    linkSync(source, target)
  } catch (error) {
    if (error.code !== 'EXDEV') throw error
    copyFileSync(source, target)
  }
}

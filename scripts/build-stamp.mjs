import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

const SOURCES = [
  'src',
  'composer',
  'server',
  'platform',
  'demo',
  'block-registry',
  'schemas',
  'themes',
  'public',
  'scripts',
  'vite.config.ts',
  'vite.composer.config.ts',
  'package-lock.json',
]
const STAMP = 'dist/build-id'
/** The shop whose sites the pages of the build know: its folder as SHOP names it, empty for the demo. */
const SHOP = normalize(process.env.SHOP || '').replace(/^\.$|\/$/, '')

/** Whether `dist/` was made from the sources as they are. */
export const buildIsCurrent = () =>
  existsSync(STAMP) && existsSync('dist/server/main.js') && readFileSync(STAMP, 'utf8').trim() === sourcesId()

/** Marks `dist/` as made from the sources as they are; the last step of a build, so that one cut short does not count. */
export const stampBuild = () => {
  writeFileSync('dist/build-shop', `${SHOP}\n`)
  writeFileSync(STAMP, `${sourcesId()}\n`)
}

/**
 * Names, sizes and times of all sources: reading their contents would cost a start more than it is worth. Times are rounded as a `Date`
 * rounds them, so that a file whose time was put back by one counts as the same.
 */
const sourcesId = () => {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const line of walk(source)) hash.update(line)
  if (SHOP !== '') for (const line of walk(join(SHOP, 'sites.json'))) hash.update(line)
  return hash.digest('hex').slice(0, 12)
}

const walk = function* (path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return
  if (found.isDirectory()) yield* within(path)
  else yield lineOf(path, found)
}

const within = function* (folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`
    if (entry.isFile()) yield lineOf(path, statSync(path))
    else yield* walk(path)
  }
}

const lineOf = (path, { size, mtimeMs }) => `${path} ${size} ${Math.round(mtimeMs)}\n`

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { readCommandLine } from './command-line.mjs'
import { freePort } from './free-port.mjs'

/**
 * `npm run e2e:cms-apart [-- spec...]`: journeys of the composer and of publishing, the same files as everywhere, with a CMS that is a
 * program of its own. The shop has its address, its tokens and the secret of its webhook, and nothing of it in its process.
 */
const MAIN = [
  'core/content',
  ...['compose', 'compose-build', 'compose-focal-point', 'compose-found', 'compose-history'].map(fullContent),
  ...['compose-pages', 'compose-release', 'compose-schedule', 'compose-together', 'compose-upload', 'redirects'].map(fullContent),
]
const { positionals } = readCommandLine({
  usage: `Usage: npm run e2e:cms-apart -- [spec...]

Journeys of the composer and of publishing, the same files as everywhere, with a CMS that is a program of its own.

  spec     of e2e: plays only these
  --help   this text

Exit codes: 0 all is green, 1 something failed.`,
  allowPositionals: true,
})
const specs = positionals.length > 0 ? positionals : MAIN
const folder = mkdtempSync(join(tmpdir(), 'e2e-cms-apart-'))
const env = {
  ...process.env,
  E2E_CMS: 'apart',
  E2E_PORT: String(await freePort()),
  E2E_CMS_PORT: String(await freePort()),
  E2E_DATA_DIR: join(folder, 'shop'),
  CHROMIUM_PATH: findOrInstallChromium(),
  SUMMARY: 'journeys-cms-apart',
}
try {
  const args = ['playwright', 'test', '--project=core-content', '--project=alone', '--no-deps', ...specs]
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function fullContent(name) {
  return `full/content/${name}.spec.ts`
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The same engine without windows: a fifth less processor time a page. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * A Chromium to test with: one that is there, else installed by apt (root on Debian), else Playwright's own. Says which. What
 * measures (`isWhole`) takes the browser that shoppers have.
 */
export const findOrInstallChromium = ({ isWhole = false } = {}) => {
  const found = findChromium({ isWhole })
  if (found !== undefined) return report(found.origin, found.path)
  if (isRootOnDebian()) {
    const name = installWithApt(isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium'])
    if (name !== undefined) return report('installed with apt', `/usr/bin/${name}`)
  }
  console.log('Browser: installing the Chromium that Playwright brings ...')
  const installed = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (installed.status === 0 && existsSync(chromium.executablePath())) return report('installed by Playwright', chromium.executablePath())
  console.error('No Chromium was found and none could be installed. Install Chromium, or set CHROMIUM_PATH to its program file.')
  process.exit(1)
}

/** A Chromium that is there, and whose it is; undefined where there is none. */
export const findChromium = ({ isWhole = false } = {}) => {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return { origin: 'from CHROMIUM_PATH', path: named }
  if (existsSync(chromium.executablePath())) return { origin: 'of Playwright', path: chromium.executablePath() }
  const path = (isWhole ? [...WHOLE, SHELL] : [SHELL, ...WHOLE]).find((candidate) => existsSync(candidate))
  return path === undefined ? undefined : { origin: 'of this machine', path }
}

const report = (origin, path) => {
  console.log(`Browser: Chromium ${origin} (${path})`)
  return path
}

const isRootOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && readFileSync('/etc/debian_version', 'utf8') !== ''

/** Installs the first of these packages that Debian has. Answers its name. */
const installWithApt = (names) => {
  console.log('Browser: no Chromium here; installing it with apt ...')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = (name) =>
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-noto-core', 'fonts-noto-cjk'], options).status ===
    0
  spawnSync('apt-get', ['update', '-q'], options)
  const installed = names.find((name) => install(name) && existsSync(`/usr/bin/${name}`))
  if (installed === undefined) console.log('Browser: apt could not install Chromium.')
  return installed
}

if (process.argv[1] === new URL(import.meta.url).pathname) findOrInstallChromium()

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'

const COMMON_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium to test with: one that is there, else installed by apt (root on Debian), else Playwright's own. Says which. */
export const findOrInstallChromium = () => {
  const found = findChromium()
  if (found) return found
  if (isRootOnDebian() && installWithApt()) return report('installed with apt', '/usr/bin/chromium')
  console.log('Browser: installing the Chromium that Playwright brings ...')
  const installed = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (installed.status === 0 && existsSync(chromium.executablePath())) return report('installed by Playwright', chromium.executablePath())
  console.error('No Chromium was found and none could be installed. Install Chromium, or set CHROMIUM_PATH to its program file.')
  process.exit(1)
}

const findChromium = () => {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return report('from CHROMIUM_PATH', named)
  if (existsSync(chromium.executablePath())) return report('of Playwright', chromium.executablePath())
  const path = COMMON_PATHS.find((candidate) => existsSync(candidate))
  return path === undefined ? undefined : report('of this machine', path)
}

const report = (origin, path) => {
  console.log(`Browser: Chromium ${origin} (${path})`)
  return path
}

const isRootOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && readFileSync('/etc/debian_version', 'utf8') !== ''

const installWithApt = () => {
  console.log('Browser: no Chromium here; installing it with apt ...')
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (error) {
    console.log(`Browser: apt could not install Chromium (${error.message.split('\n')[0]}).`)
    return false
  }
  return existsSync('/usr/bin/chromium')
}

if (process.argv[1] === new URL(import.meta.url).pathname) findOrInstallChromium()

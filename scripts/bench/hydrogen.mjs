import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.mjs'

const OURS = 'scripts/bench/hydrogen'
const FOLDER = '.cache/bench/hydrogen'
const PICTURES = 'demo/pictures/files'
/** The package of Shopify's tool that brings the skeleton, and what it must be byte for byte. Its own dependencies are not needed. */
const SOURCE = '@shopify/cli-hydrogen@12.0.2'
const INTEGRITY = 'sha512-4mjtbSVjAEYi4sj4c2DaomTJZi/dYrI+hEsmMBAU0nRrBTfuUMCcBWsSSlVh94aBznhDzA95Id+ESC3/08xrdA=='
const MAX_START_MS = 60_000

/** Addresses of the skeleton's pages that are of our kinds. */
const PATHS = { home: '/', listing: '/collections/clothing', product: '/products/everyday-dress' }

/** Hydrogen's bare skeleton, built for production and served on this machine beside a stand-in for Shopify's Storefront API. */
export const startHydrogen = async () => {
  prepare()
  const [port, storefrontPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const programs = [
    start('storefront.mjs', String(storefrontPort), origin),
    start('serve.mjs', String(port), `http://localhost:${storefrontPort}`, resolve(PICTURES)),
  ]
  const stop = async () => {
    for (const program of programs) program.kill('SIGTERM')
    await Promise.all(programs.map((program) => program.exitCode ?? new Promise((done) => program.once('exit', done))))
  }
  try {
    for (const path of Object.values(PATHS)) await untilServed(`${origin}${path}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, pid: programs[1].pid, paths: PATHS, stop }
}

/** Fetched once, and built anew where what it is built from has changed. */
const prepare = () => {
  const stamp = join(FOLDER, 'dist/stamp')
  const id = sourcesId()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return
  rmSync(FOLDER, { recursive: true, force: true })
  unpackSkeleton()
  cpSync(OURS, FOLDER, { recursive: true })
  // The skeleton's own would be taken before ours.
  rmSync(join(FOLDER, 'vite.config.ts'))
  run('npm', 'ci', '--silent')
  run('npx', 'react-router', 'build')
  writeFileSync(stamp, id)
}

const sourcesId = () => {
  const hash = createHash('sha256').update(INTEGRITY)
  for (const name of readdirSync(OURS).sort()) hash.update(readFileSync(join(OURS, name)))
  return hash.digest('hex')
}

const unpackSkeleton = () => {
  mkdirSync(FOLDER, { recursive: true })
  const [packed] = JSON.parse(run('npm', 'pack', '--json', SOURCE))
  const file = join(FOLDER, packed.filename)
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (integrity !== INTEGRITY) throw new Error(`${SOURCE} is not what it was: ${integrity}`)
  run('tar', '-xzf', packed.filename, '--strip-components=5', 'package/dist/assets/hydrogen/starter')
}

/** In the skeleton's folder. */
const run = (program, ...args) =>
  execFileSync(program, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })

const start = (program, ...args) =>
  spawn(process.execPath, [program, ...args], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const untilServed = async (address) => {
  const end = performance.now() + MAX_START_MS
  for (;;) {
    const status = await fetch(address).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) return
    if (performance.now() > end) throw new Error(`The skeleton answered ${status} for ${address}`)
    await wait(100)
  }
}

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { withoutNodeEnv } from '../start-shop.mjs'
import { memoryOf } from './probe.mjs'

/** The same for every run, so that it need not be built anew. */
const SHOP = '.cache/bench/size-shop'
const SITE = '--name Size --company Size --country GB --languages en --currency GBP'.split(' ')
const LOOK_MS = 200

/** A shop of one site without the demo; its first start builds it. Answers the environment of its programs. */
export const prepareShop = async () => {
  if (!existsSync(SHOP)) await run(['--import', 'tsx', 'scripts/create-shop.ts', ...SITE, '--folder', SHOP], {})
  return { SHOP, DEMO: 'off', APP_ENV: 'test', LOG_LEVEL: 'error' }
}

/** Imports a file as `npm run import` does. Answers how long it took and the most memory it had. */
export const importFile = async (file, environment) => {
  const begun = performance.now()
  const { most } = await run(['--import', 'tsx', 'scripts/import.ts', 'shopify', file, '--currency', 'GBP'], environment)
  return { ms: performance.now() - begun, most }
}

const run = async (args, environment) => {
  const said = []
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutNodeEnv(process.env), ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  let most = 0
  const look = setInterval(() => (most = Math.max(most, memoryOf(child.pid).most || 0)), LOOK_MS)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(look)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${said.join('')}`)
  return { most }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'
import { endShop, shopEnvironment, startShop } from './shop-process.ts'

/** A shop of its own: port, data folder, and a catalogue from a file. */
export interface ImportedShop {
  readonly origin: string
  readonly stop: () => Promise<void>
}

const BUILT = ['dist/server/main.js']

/**
 * Does what a merchant does: starts the shop, stops it, imports, and starts it again. `source`: arguments of `npm run import --`;
 * `variables`: what else its environment says.
 */
export const startImportedShop = async (
  source: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<ImportedShop> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-imported-'))
  const port = await freePort()
  const env = shopEnvironment({ PORT: String(port), DATA_DIR: folder, ...variables })
  const origin = `http://localhost:${port}`
  await endShop(await startShop(BUILT, origin, env))
  await runToEnd(['--import', 'tsx', 'scripts/import.ts', ...source], env)
  // A shop that delivers nothing sells nothing: what a merchant decides comes from files as well.
  if (env['DEMO'] === 'off')
    for (const file of ['shipping', 'tax-rates'])
      await runToEnd(['--import', 'tsx', 'scripts/merchant.ts', 'apply', `demo/merchant/${file}.json`], env)
  const shop = await startShop(BUILT, origin, env)
  return {
    origin,
    stop: async () => {
      await endShop(shop)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const runToEnd = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
  const [code] = (await once(spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')) as [number | null]
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}.`)
}

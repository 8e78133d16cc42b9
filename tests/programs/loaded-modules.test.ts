import { createServer, type AddressInfo, type Server } from 'node:net'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionEnvironment } from '../factories/deployed-environment.ts'
import { startProcess, statusOf, type ShopProcess } from '../setup/shop-process.ts'

const PROJECT = new URL('../../', import.meta.url).href

let folder: string
let silent: Server
let nowhere: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loaded-modules-'))
  // A vendor that takes calls and never answers: the start goes on waiting, so the program can be looked at meanwhile.
  silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  nowhere = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
})
afterAll(async () => {
  silent.close()
  await rm(folder, { recursive: true })
})

/** Starts the program, works with it, waits for a line of its start, and answers the project's modules that it loaded. */
const modulesOf = async (
  variables: Readonly<Record<string, string>>,
  line: string,
  work: (shop: ShopProcess) => Promise<unknown> = async () => undefined,
): Promise<readonly string[]> => {
  const file = join(folder, `${variables['APP_ENV'] ?? 'test'}.txt`)
  const shop = await startProcess({
    DATA_DIR: 'memory://',
    NODE_OPTIONS: '--import ./tests/setup/record-modules.mjs',
    LOADED_MODULES: file,
    ...variables,
  })
  // Before the line: once a vendor has been waited for in vain, a start is over.
  await shop.untilHealthy()
  await work(shop)
  await shop.untilSaid(line)
  shop.kill('SIGKILL')
  await shop.ended
  const loaded = (await readFile(file, 'utf8')).split('\n').filter((url) => url.startsWith(PROJECT))
  return loaded.map((url) => url.slice(PROJECT.length))
}

const inFolder = (modules: readonly string[], folder: string): readonly string[] => modules.filter((path) => path.startsWith(`${folder}/`))

describe('a running shop', { timeout: 600_000 }, () => {
  it('loads no module of the embedded platform, the demo and the scripts in a production whose vendors are all named', async () => {
    const modules = await modulesOf(
      { ...productionEnvironment(nowhere), DATABASE_URL: '', EMBEDDED: 'database', DATA_DIR: join(folder, 'data') },
      'Finishing payments left open.',
      async ({ origin }) => {
        expect(await statusOf(`${origin}/images/art/tee-white-front_160w.webp`)).toBe(404)
        expect(await (await fetch(`${origin}/data/redirects.json`)).json()).toEqual({ content: {} })
      },
    )
    expect(modules).toEqual(expect.arrayContaining(['server/main.ts', 'server/app.ts', 'server/operations/prepare.ts']))
    for (const folder of ['platform', 'demo', 'scripts', 'cms-migrations']) expect(inFolder(modules, folder)).toEqual([])
  })

  it('loads the stand-ins of the vendors that are not named, and of no other', async () => {
    const modules = await modulesOf({ ALGOLIA_HOST: nowhere }, 'Filling the catalogue.')
    expect(inFolder(modules, 'platform/contentful')).not.toEqual([])
    expect(inFolder(modules, 'platform/cognito')).not.toEqual([])
    expect(inFolder(modules, 'demo')).not.toEqual([])
    expect(inFolder(modules, 'platform/algolia')).toEqual([])
  })
})

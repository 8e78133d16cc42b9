import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtFiles } from '../../../server/database/schema/built-files.ts'
import { purgeExpired } from '../../../server/operations/housekeeping/purge-expired.ts'
import { listBuiltFiles, shopFolders } from '../../../server/storefront/built-files/built-folders.ts'
import { serveBuiltFiles } from '../../../server/storefront/built-files/serve-built-files.ts'
import { storeBuiltFiles } from '../../../server/storefront/built-files/store-built-files.ts'
import { createStoredFiles } from '../../../server/storefront/built-files/stored-files.ts'
import { readManifest } from '../../../server/storefront/read-manifest.ts'
import { createStyleSheets, serveStyles, sheetFiles } from '../../../server/storefront/style-sheets.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

const DAY_MS = 86_400_000

interface Release {
  readonly app: FastifyInstance
  readonly sheet: (...files: readonly string[]) => string
  readonly store: () => Promise<void>
}

let test: TestRuntime
let before: Release
let after: Release
beforeAll(async () => {
  test = await createTestRuntime()
  before = await startRelease('b1', {
    'old-1.js': 'old()',
    'same-1.js': 'same()',
    'aaaaaaa.css': '.shell{}',
    'ccccccc.css': '.hero{color:red}',
  })
  after = await startRelease('b2', {
    'new-2.js': 'news()',
    'same-1.js': 'same()',
    'aaaaaaa.css': '.shell{}',
    'bbbbbbb.css': '.hero{color:blue}',
  })
})
afterAll(async () => {
  await Promise.all([before.app.close(), after.app.close()])
  await test.close()
})

/** What a process of a release has on its disk, and serves. */
const startRelease = async (buildId: string, assets: Readonly<Record<string, string>>): Promise<Release> => {
  const { database, clock } = test.runtime
  const client = join(await mkdtemp(join(tmpdir(), 'built-files-')), 'client')
  const css = Object.keys(assets).filter((name) => name.endsWith('.css'))
  const files = {
    ...Object.fromEntries(Object.entries(assets).map(([name, content]) => [`assets/${name}`, content])),
    '.vite/manifest.json': JSON.stringify({ entry: { file: 'assets/same-1.js', css: css.map((name) => `assets/${name}`) } }),
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(client, name)), { recursive: true })
    await writeFile(join(client, name), content)
  }
  await writeFile(join(client, 'assets/same-1.js.br'), brotliCompressSync('same()'))
  const manifest = readManifest(client)
  const sheets = createStyleSheets({ clientDirectory: client, manifest, buildId })
  const stored = createStoredFiles(database)
  const folders = shopFolders(client).slice(0, 1)
  const app = Fastify()
  for (const folder of folders) await serveBuiltFiles(app, folder, stored)
  await app.register(serveStyles, { sheets, stored, buildId })
  return {
    app,
    sheet: (...names) => sheets.join(names.map((name) => `assets/${name}`)).links[0] ?? '',
    store: () =>
      storeBuiltFiles({ database, now: clock.now(), files: folders.flatMap(listBuiltFiles), buildId, sheets: sheetFiles(manifest) }),
  }
}

const addresses = async (): Promise<readonly string[]> =>
  (await test.runtime.database.select().from(builtFiles)).map(({ address }) => address).toSorted()

describe('while processes of two releases answer', () => {
  beforeAll(async () => {
    await Promise.all([before.store(), after.store(), after.store()])
  })

  it('a page gets its scripts from whichever process is asked, and caches may keep them', async () => {
    for (const [release, name, content] of [
      [after, 'old-1.js', 'old()'],
      [before, 'new-2.js', 'news()'],
      [before, 'same-1.js', 'same()'],
    ] as const) {
      const { statusCode, headers, body } = await release.app.inject(`/assets/${name}`)
      expect([statusCode, body, headers['cache-control']]).toEqual([200, content, 'public, max-age=31536000, immutable'])
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/)
    }
  })

  it('a script of the other release travels compressed to a browser that takes brotli', async () => {
    const { rawPayload, headers } = await after.app.inject({ url: '/assets/old-1.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(rawPayload).toString()).toBe('old()')
  })

  it('a page gets its joined style sheet as its own release has written it', async () => {
    for (const [own, other, names, rules] of [
      [before, after, ['aaaaaaa.css', 'ccccccc.css'], '.shell{}\n.hero{color:red}'],
      [after, before, ['aaaaaaa.css', 'bbbbbbb.css'], '.shell{}\n.hero{color:blue}'],
    ] as const)
      for (const release of [own, other]) {
        const { statusCode, body } = await release.app.inject(own.sheet(...names))
        expect([statusCode, body]).toEqual([200, rules])
      }
  })

  it.each(['/assets/none-3.js', '/assets/..%2fmanifest.json', '/styles/b3/0.css', '/styles/b1/9.css'])(
    'what no release has, %s, is not found and not cached',
    async (address) => {
      const { statusCode, headers } = await after.app.inject(address)
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )
})

it('files of a release that has not run for thirty days are purged, those of one that runs stay', async () => {
  test.runtime.clock.advance(29 * DAY_MS)
  await after.store()
  await purgeExpired(test.runtime)
  expect(await addresses()).toContain('/assets/old-1.js')
  test.runtime.clock.advance(2 * DAY_MS)
  await purgeExpired(test.runtime)
  expect(await addresses()).toEqual(['/assets/aaaaaaa.css', '/assets/bbbbbbb.css', '/assets/new-2.js', '/assets/same-1.js', '/styles/b2'])
})

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedMerchantDocuments } from '../../demo/merchant/seed-merchant-documents.ts'
import { createClock } from '../../server/clock.ts'
import { connectPglite } from '../../server/database/connect.ts'
import { projectPath } from '../../server/paths.ts'
import { readSites } from '../../server/sites.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchant-'))
  await mkdir(join(folder, 'data'))
  const handle = await connectPglite(join(folder, 'data', 'database'))
  await handle.migrate()
  await seedMerchantDocuments({ runtime: { database: handle.database, sites: readSites(), clock: createClock() } })
  await handle.close()
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

/** Runs `npm run merchant` on the data folder of this test. */
const merchant = (...options: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, APP_ENV: 'test', DATA_DIR: join(folder, 'data') }
    execFile(
      process.execPath,
      ['--import', 'tsx', projectPath('scripts/merchant.ts'), ...options],
      { env, cwd: projectPath('.') },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    )
  })

describe('npm run merchant', () => {
  it('exports, checks, applies and refuses, and says which by its exit code', async () => {
    const files = join(folder, 'files')
    const file = join(files, 'vouchers.json')
    expect(await merchant('export', files)).toMatchObject({ code: 0 })
    const stale = await readFile(join(files, 'revision.json'), 'utf8')
    expect(await merchant('check', files, '--remove')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+ unchanged\.\nThere is nothing to change\.\n$/),
    })

    const vouchers = (await readFile(file, 'utf8')).replace('"percentOff": 15', '"percentOff": 20')
    await writeFile(file, vouchers)
    const refused = await merchant('apply', files)
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('campaigns.json welcome: promotions[0].discount.amount is 15; voucher WELCOME15 gives 20 percent')
    expect(refused.err).toContain('Nothing was written.')

    await writeFile(file, JSON.stringify([{ code: 'SPRING20', name: { en: 'Spring' }, percentOff: 20 }]))
    expect((await merchant('apply', file)).out).toMatch(
      /^\+ vouchers SPRING20\n.*stays; --remove takes it out\n.*Applied as revision 2\.\n$/s,
    )
    await writeFile(join(files, 'revision.json'), stale)
    expect(await merchant('apply', files)).toMatchObject({ code: 2 })
    expect(await merchant('take', files)).toMatchObject({ code: 1, err: expect.stringContaining('Usage: npm run merchant') })
  }, 120_000)
})

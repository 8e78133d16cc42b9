import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../scripts/open-database.ts'
import { readConfig } from '../../server/config.ts'
import { connectPglite } from '../../server/database/connect.ts'
import { databaseMark } from '../../server/database/schema/mark.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-open-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const markedAsProduction = async (): Promise<string> => {
  const data = join(folder, 'shop')
  await mkdir(data)
  const handle = await connectPglite(join(data, 'database'))
  await handle.migrate()
  await handle.database.insert(databaseMark).values({ id: 1, holder: 'production', markedAt: 1 })
  await handle.close()
  return data
}

const run = (script: string, parameters: readonly string[], DATA_DIR: string): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...parameters], {
      env: { PATH: process.env['PATH'], DATA_DIR },
    })
    let said = ''
    child.stderr.on('data', (part: Buffer) => (said += String(part)))
    child.once('close', (code) => resolve({ code, said }))
  })

describe('a command', () => {
  it('of a developer is refused on a production database, in a sentence, and changes nothing', async () => {
    const data = await markedAsProduction()
    const products = join(folder, 'products.csv')
    await writeFile(products, 'Handle,Title\ntee,Tee\n')
    const { code, said } = await run('scripts/import.ts', ['shopify', products], data)
    expect([code, said]).toEqual([
      1,
      'This database belongs to a production shop, and APP_ENV is development: test orders and accounts would get into it. Set DATA_DIR to another database. Only on a copy that production does not use: delete from database_mark.\n',
    ])
    // The lock was given back: the next command, which may, opens it.
    const { isProduction, ...config } = readConfig({ DATA_DIR: data })
    expect(isProduction).toBe(false)
    const handle = await openDatabase({ ...config, isProduction: true })
    await handle.close()
  }, 120_000)
})

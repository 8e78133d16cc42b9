import { createServer, type AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPglite } from '../../server/database/connect.ts'
import { databaseMark } from '../../server/database/schema/mark.ts'
import { productionEnvironment } from '../factories/deployed-environment.ts'
import { startProcess } from '../setup/shop-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refused-start-'))
  await writeFile(join(folder, 'a-file'), '')
  // This very process is alive, and so is whoever it says holds the folder.
  await writeFile(join(folder, 'lock'), String(process.pid))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

const refusalOf = async (variables: Readonly<Record<string, string>>): Promise<string> => {
  const shop = await startProcess({ DATA_DIR: 'memory://', ...variables })
  const { code } = await shop.ended
  expect(code).toBe(1)
  const sentences = shop.complained().trim().split('\n')
  expect(sentences, shop.said()).toHaveLength(1)
  return sentences.join()
}

describe.concurrent('a start that cannot go on says why in one sentence and ends with 1', { timeout: 600_000 }, () => {
  it('names what is wrong in the environment', async () => {
    const [port, production, silent, sites] = await Promise.all([
      refusalOf({ PORT: 'eighty' }),
      refusalOf({ APP_ENV: 'production', ENABLE_TEST_CONTROLS: '1', DEMO: 'on' }),
      refusalOf({ APP_ENV: '', DATABASE_URL: 'postgres://shop:secret@db.example/shop' }),
      refusalOf({ ...productionEnvironment(), DATA_DIR: '', COGNITO_ENDPOINT: '' }),
    ])
    expect(port).toMatch(/^The environment is not right\. PORT: /)
    expect(production).toMatch(
      /SESSION_SECRET must be set.*ORDER_HASH_SECRET must be set.*PAYMENT_BASE_URL must be set.*ENABLE_TEST_CONTROLS must not be 1.*DEMO must not be on/,
    )
    expect(silent).toContain('APP_ENV must be set, because DATABASE_URL names a database on another machine')
    expect(sites).toMatch(/^The environment is not right\. COGNITO_ENDPOINT must be set .* Sites of themes\/config\.json use it\.$/)
  })

  it('names the file that stands where the data folder should be', async () => {
    expect(await refusalOf({ DATA_DIR: join(folder, 'a-file') })).toMatch(
      /^The data folder .*a-file cannot be made \(E\w+\)\..* set DATA_DIR/,
    )
  })

  it('names the process that already uses the data folder', async () => {
    expect(await refusalOf({ DATA_DIR: folder })).toContain(`is in use by process ${process.pid}`)
  })

  it('names the database that does not answer, without its password', async () => {
    const sentence = await refusalOf({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop' })
    expect(sentence).toMatch(/^The database at postgres:\/\/shop@127\.0\.0\.1:9\/shop cannot be used \(.+\)\. Check DATABASE_URL/)
    expect(sentence).not.toContain('secret')
  })

  it('names the database that has held the demo, where it is to be production’s', async () => {
    const data = join(folder, 'with-demo')
    await mkdir(data)
    const handle = await connectPglite(join(data, 'database'))
    await handle.migrate()
    await handle.database.insert(databaseMark).values({ id: 1, holder: 'demo', markedAt: 1 })
    await handle.close()
    expect(await refusalOf({ ...productionEnvironment(), DATABASE_URL: '', EMBEDDED: 'database', DATA_DIR: data })).toMatch(
      /^This database has held the demo, .* production refuses it\. Set DATA_DIR to an empty database\.$/,
    )
  })

  it('names the port that another program uses, before it opens a database', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    // `listen` on a host and port gives an AddressInfo; text is for pipes.
    const { port } = other.address() as AddressInfo
    expect(await refusalOf({ PORT: String(port), DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' })).toBe(
      `Port ${port} is already taken. Stop the program that uses it, or set PORT to another number.`,
    )
    other.close()
  })
})

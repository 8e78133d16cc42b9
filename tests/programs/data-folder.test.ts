import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectPglite } from '../../server/database/connect.ts'
import { DataDirectoryError } from '../../server/database/lock.ts'

let root: string
let shop: string
let directory: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'data-folder-'))
  await mkdir(join(root, 'used'))
  const handle = await connectPglite(join(root, 'used', 'database'))
  await handle.database.execute(sql`create table orders as select 'GB20000001' as reference`)
  await handle.close()
})
beforeEach(async () => {
  shop = await mkdtemp(join(root, 'shop-'))
  directory = join(shop, 'database')
})
afterAll(() => rm(root, { recursive: true }))

const useOrders = (): Promise<void> => cp(join(root, 'used'), shop, { recursive: true })

describe('the folder of the embedded database', () => {
  it('is refused in one sentence, and left as it is, where a used database has lost its PG_VERSION', async () => {
    await useOrders()
    await rm(join(directory, 'PG_VERSION'))
    const before = await readdir(directory)
    await expect(connectPglite(directory)).rejects.toThrow(DataDirectoryError)
    await expect(connectPglite(directory)).rejects.toThrow(
      /is damaged \(PG_VERSION is missing\)\. Nothing was changed\. Put its folder back/,
    )
    expect(await readdir(directory)).toEqual(before)
  })

  it('is refused in one sentence where a used database cannot be opened, and where its folder is gone', async () => {
    await useOrders()
    await writeFile(join(directory, 'global', 'pg_control'), Buffer.alloc(8_192, 7))
    await expect(connectPglite(directory)).rejects.toThrow(/is damaged/)
    await rm(directory, { recursive: true })
    await expect(connectPglite(directory)).rejects.toThrow(/is damaged/)
  })

  it('opens as it was left', async () => {
    await useOrders()
    const handle = await connectPglite(directory)
    expect(await handle.database.execute(sql`select reference from orders`)).toMatchObject({ rows: [{ reference: 'GB20000001' }] })
    await handle.close()
  })

  it.each([
    ['before PG_VERSION was written', (folder: string) => rm(join(folder, 'PG_VERSION'))],
    ['after it', (folder: string) => rm(join(folder, 'global'), { recursive: true })],
  ])('is made anew where its creation was cut off %s, and what was there is set aside', async (_, cutOff) => {
    await useOrders()
    await rm(join(shop, 'database-created'))
    await cutOff(directory)
    const handle = await connectPglite(directory)
    expect(await handle.database.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
    await handle.close()
    expect(await readdir(shop)).toEqual(['database', 'database-created', 'database-unfinished'])
  })
})

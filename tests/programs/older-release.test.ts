import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectPglite, connectPostgres } from '../../server/database/connect.ts'
import { pendingMigrations, readMigrations } from '../../server/database/migrations.ts'
import { messages } from '../../server/database/schema/mailbox.ts'
import { startSmtpServer, type TestSmtpServer } from '../factories/smtp-server.ts'
import { guestCredentials } from '../factories/commerce-app.ts'
import { letTimePass, until } from '../factories/mail-shop.ts'
import { createWholeApp, type RawAnswer, type WholeApp } from '../setup/whole-app.ts'

/** Ordered two small mugs as a guest, by card. */
const BUYER = { email: 'ada@example.org', orderReference: 'GB20000001' }
const MEMBER = { email: 'grace@example.org', password: 'Passw0rd!' }

/**
 * What `pg_dump --inserts` wrote of shops that ran these releases, named by their newest migration, without the rows of content and
 * search index, which are published and indexed again, and without the demo's. A session of a guest has two small mugs in the bag, one
 * of the member a large one.
 */
const RELEASES = [
  {
    // Commit 1c4da86: whatever was written to a mailbox in the database counts as sent.
    newest: '0003_order_origin',
    takenAt: '2026-11-23T06:43:07Z',
    guestSession: 'wdzami6x00FUeCvOdzqTte2LpNwuiiMg',
    memberSession: 'hwkrdT6vwipruKxpT5Ad1REBbUgBa2HF',
    waiting: [],
  },
  {
    // Commit ef82e0b: mails were queued, and the mail server was away.
    newest: '0008_mail_outbox',
    takenAt: '2026-11-23T06:36:00Z',
    guestSession: 'MoZtaIuUuqZ59kvTmecAs6i4LEyBKACa',
    memberSession: 'TcYRrGvyX3WKModxZpZf8rDrdQsgHkpV',
    waiting: [BUYER.email, MEMBER.email],
  },
]

const SITE = 'siteTag=ald-gb&lang=en'
const SCRIPT = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
const PENDING = 2

const adminUrl = process.env['TEST_DATABASE_URL']

describe.each(RELEASES)('the dump of a shop whose newest migration is $newest, restored', (release) => {
  const { newest, takenAt, guestSession, memberSession, waiting } = release
  const name = `older_${newest}_${process.pid}`
  const later = readMigrations().slice(readMigrations().findIndex((migration) => migration.name === newest) + 1)
  let folder: string
  let server: TestSmtpServer
  let shop: WholeApp | undefined
  const url = (): string => Object.assign(new URL(adminUrl ?? ''), { pathname: `/${name}` }).toString()
  const connect = () => (adminUrl === undefined ? connectPglite(join(folder, 'database')) : connectPostgres(url()))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'older-release-'))
    server = await startSmtpServer()
    await onAdmin(`create database ${name}`)
    const empty = await connect()
    await empty.runScript(await readFile(new URL(`dumps/release-${newest.slice(0, 4)}.sql`, import.meta.url), 'utf8'))
    await empty.close()
  })
  afterAll(async () => {
    await shop?.close()
    await server.close()
    await onAdmin(`drop database if exists ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  })

  /** `npm run database -- pending` on what was restored. */
  const pending = (): Promise<{ code: number | null; said: string }> =>
    new Promise((resolve) => {
      const env = {
        PATH: process.env['PATH'],
        APP_ENV: 'test',
        DATA_DIR: folder,
        ...(adminUrl === undefined ? {} : { DATABASE_URL: url() }),
      }
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/database.ts', 'pending'], { env })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += String(part)))
      child.once('close', (code) => resolve({ code, said }))
    })

  it('is told what an upgrade will do, in SQL and without doing it, and then has nothing pending', async () => {
    expect(later.map(({ name: title }) => title)).toContain('0009_retention')
    const { code, said } = await pending()
    expect(code, said).toBe(PENDING)
    for (const { name: title, statements } of later) for (const text of [`-- ${title}`, ...statements]) expect(said).toContain(text)
    expect(said).not.toContain(`-- ${newest}`)
    const handle = await connect()
    expect(await pendingMigrations(handle.database, readMigrations())).toEqual(later)
    await handle.migrate()
    await handle.close()
    expect(await pending()).toEqual({ code: 0, said: expect.stringContaining('Pending: 0 migrations, 0 indexes.') })
  })

  it('lets the shop of today start, and read the order, the account and the bags that were in it', async () => {
    const app = await start()
    const guest = { ...SCRIPT, authorization: guestCredentials, shoppingsessionid: guestSession }
    expect(json(await app.send({ path: `/api/cart?${SITE}`, headers: guest }))).toMatchObject({ items: [{ sku: 'MUG-S', quantity: 2 }] })
    const query = { method: 'POST', path: `/api/order/s/query?${SITE}`, headers: guest, body: JSON.stringify(BUYER) }
    expect(json(await app.send(query))).toMatchObject({ orderReference: BUYER.orderReference, items: [{ sku: 'MUG-S', quantity: 2 }] })

    const member = { ...SCRIPT, authorization: `Bearer ${await signIn(app)}`, shoppingsessionid: memberSession }
    expect(json(await app.send({ path: `/api/cart?${SITE}`, headers: member }))).toMatchObject({ items: [{ sku: 'MUG-L', quantity: 1 }] })
  })

  it('has the mails sent that had not left, each once, and no other', async () => {
    const app = await start()
    const sent = () => app.runtime.database.select().from(messages).where(eq(messages.state, 'sent')).orderBy(messages.recipient)
    await until(async () => {
      await letTimePass(app.runtime)
      expect(await sent()).toMatchObject([{ recipient: BUYER.email }, { recipient: MEMBER.email }])
    })
    expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual(waiting)
  })

  const start = async (): Promise<WholeApp> => {
    const variables = { DEMO: 'off', MAIL_URL: server.address, MAIL_FROM: 'Shop <orders@shop.example>' }
    shop ??= await createWholeApp(variables, { database: await connect(), now: Date.parse(takenAt) })
    return shop
  }
})

const signIn = async (app: WholeApp): Promise<string> => {
  const answer = await app.send({
    method: 'POST',
    path: '/cognito/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      ClientId: 'demo-client',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: MEMBER.email, PASSWORD: MEMBER.password },
    }),
  })
  return (json(answer) as { readonly AuthenticationResult: { readonly AccessToken: string } }).AuthenticationResult.AccessToken
}

const json = ({ status, body }: RawAnswer): unknown => {
  expect([status, body]).toEqual([200, expect.any(String)])
  return JSON.parse(body)
}

/** On the server at TEST_DATABASE_URL; the embedded database is a folder, which needs nothing. */
const onAdmin = async (statement: string): Promise<void> => {
  if (adminUrl === undefined) return
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

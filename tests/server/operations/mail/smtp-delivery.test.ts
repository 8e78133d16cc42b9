import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../../../../server/database/database.ts'
import { MAIL_QUEUE } from '../../../../server/operations/mail/create-mail.ts'
import type { MailJob } from '../../../../server/operations/mail/mailbox.ts'
import { listUndelivered, resendDead } from '../../../../server/operations/mail/undelivered.ts'
import { createJobs } from '../../../../server/operations/queue/jobs.ts'
import { createMailProcess, letTimePass, mailTo, storedMessages, until, type MailProcess } from '../../../factories/mail-shop.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../factories/smtp-server.ts'
import { openTestDatabase } from '../../../setup/database.ts'

let handle: DatabaseHandle
let server: TestSmtpServer
let processes: MailProcess[]
beforeAll(async () => {
  handle = await openTestDatabase()
  await handle.migrate()
})
afterAll(() => handle.close())
beforeEach(async () => {
  server = await startSmtpServer()
  processes = []
})
afterEach(async () => {
  await Promise.all(processes.map(({ stop }) => stop()))
  await server.close()
  await handle.database.execute(sql`truncate messages restart identity`)
  await handle.database.execute(sql`truncate jobs.job`)
})

const startProcess = async (address = server.address): Promise<MailProcess> => {
  const mail = await createMailProcess(handle, address)
  processes.push(mail)
  await mail.start()
  return mail
}
const states = async () => (await storedMessages(handle)).map(({ state }) => state)
const idOf = (raw: string): string | undefined => /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1]

describe('a message', () => {
  it('reaches its recipient over SMTP with both bodies, and is stored without them afterwards', async () => {
    const { mailbox } = await startProcess()
    await mailbox.send(mailTo('ann@example.com'))
    await until(async () => expect(await states()).toEqual(['sent']))
    expect(server.received).toHaveLength(1)
    const [{ recipients, raw } = { recipients: [], raw: '' }] = server.received
    expect(recipients).toEqual(['ann@example.com'])
    for (const part of ['From: Alder <orders@alder.example>', 'Subject: Your order', 'Code 838642', '<b>838642</b>'])
      expect(raw).toContain(part)
    const [row] = await storedMessages(handle)
    expect(idOf(raw)).toBe(`<${row?.reference}@alder.example>`)
    expect(row).toMatchObject({ text: null, html: null, attempts: 1, problemCode: null })
  })

  it('signs in at a server that wants a password', async () => {
    const guarded = await startSmtpServer({ hasPassword: true })
    const { mailbox } = await startProcess(guarded.address)
    await mailbox.send(mailTo('ann@example.com'))
    await until(async () => expect(await states()).toEqual(['sent']))
    expect(guarded.received).toHaveLength(1)
    await guarded.close()
  })

  it('is not sent where the transaction that wrote it rolls back', async () => {
    const { mailbox } = await startProcess()
    const order = handle.database.transaction(async (transaction) => {
      await mailbox.send(mailTo('nobody@example.com'), transaction)
      throw new Error('The order could not be stored')
    })
    await expect(order).rejects.toThrow('The order could not be stored')
    await handle.database.transaction((transaction) => mailbox.send(mailTo('ann@example.com'), transaction))
    await until(async () => expect(await states()).toEqual(['sent']))
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['ann@example.com']])
  })

  it('waits for a server that is busy, and is repeated with the same Message-ID', async () => {
    const shop = await startProcess()
    server.answer({ data: () => 451 })
    await shop.mailbox.send(mailTo('ann@example.com'))
    await until(async () => expect(await storedMessages(handle)).toMatchObject([{ state: 'waiting', problemCode: 'SMTP_451' }]))
    expect((await storedMessages(handle))[0]?.text).toBe('Code 838642')
    server.answer({})
    await letTimePass(handle)
    await until(async () => expect(await states()).toEqual(['sent']))
    const ids = server.received.map(({ raw }) => idOf(raw))
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBeDefined()
    expect(new Set(ids).size).toBe(1)
    expect((await storedMessages(handle))[0]?.attempts).toBe(2)
  })

  it('waits where nobody answers, and where the password is wrong: somebody will put that right', async () => {
    const guarded = await startSmtpServer({ hasPassword: true })
    const wrong = await startProcess(guarded.address.replace('p%40', 'q%40'))
    await wrong.mailbox.send(mailTo('ann@example.com'))
    await until(async () => expect(await storedMessages(handle)).toMatchObject([{ state: 'waiting', problemCode: 'SMTP_535' }]))
    await wrong.stop()
    await guarded.close()
    await startProcess(guarded.address)
    await letTimePass(handle)
    await until(async () => expect(await storedMessages(handle)).toMatchObject([{ state: 'waiting', problemCode: 'ESOCKET' }]))
  })

  it('is given up at once where the recipient is refused, and the log says so without the recipient', async () => {
    const shop = await startProcess()
    server.answer({ recipient: (recipient) => (recipient === 'gone@example.com' ? 550 : undefined) })
    await shop.mailbox.send(mailTo('gone@example.com'))
    await until(async () => expect(await storedMessages(handle)).toMatchObject([{ state: 'dead', problemCode: 'SMTP_550', attempts: 1 }]))
    await letTimePass(handle)
    await shop.mailbox.send(mailTo('ann@example.com'))
    await until(async () => expect(await states()).toEqual(['dead', 'sent']))
    expect((await storedMessages(handle))[0]).toMatchObject({ attempts: 1, text: 'Code 838642' })
    await until(() => expect(shop.log()).toContain('"event":"mailDead","message":1,"code":"SMTP_550","dead":1'))
    expect(shop.log()).not.toMatch(/example\.com|838642/)
  })

  it('is given up after eleven tries', async () => {
    const shop = await startProcess()
    server.answer({ recipient: () => 450 })
    await shop.mailbox.send(mailTo('ann@example.com'))
    for (let tries = 1; tries <= 11; tries += 1) {
      await until(async () => expect((await storedMessages(handle))[0]?.attempts).toBe(tries))
      await letTimePass(handle)
    }
    await until(async () => expect(await states()).toEqual(['dead']))
    await until(() => expect(shop.log()).toContain('"event":"mailDead","message":1,"code":"SMTP_450","dead":1'))
  })

  it.each(['ann@example.com,bob@example.com', 'Ann <ann@example.com>', 'ann@example.com\r\nBcc: bob@example.com', 'ann'])(
    'goes to one address: %j gets nothing',
    async (recipient) => {
      const { mailbox } = await startProcess()
      await mailbox.send(mailTo(recipient))
      await until(async () => expect(await storedMessages(handle)).toMatchObject([{ state: 'dead', problemCode: 'BAD_ADDRESS' }]))
      expect(server.received).toEqual([])
    },
  )

  it('for a phone is given up, since only mails have a transport', async () => {
    const { mailbox } = await startProcess()
    await mailbox.send({ channel: 'sms', to: '+447700900123', subject: 'Code', text: 'Code 838642' })
    await until(async () => expect(await storedMessages(handle)).toMatchObject([{ state: 'dead', problemCode: 'NO_SMS_TRANSPORT' }]))
  })
})

describe('processes on one database', () => {
  it('send every message once, however many of them there are', async () => {
    const first = await startProcess()
    await startProcess()
    await startProcess()
    const names = Array.from({ length: 30 }, (_, index) => `shopper-${index}@example.com`)
    await Promise.all(names.map((name) => first.mailbox.send(mailTo(name))))
    await until(async () => expect(new Set(await states())).toEqual(new Set(['sent'])))
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual(names.sort())
  })

  it('end with what they are sending written down', async () => {
    const shop = await startProcess()
    let take: () => void = () => undefined
    const taken = new Promise<undefined>((resolve) => {
      take = () => resolve(undefined)
    })
    server.answer({ data: () => taken })
    await shop.mailbox.send(mailTo('ann@example.com'))
    await until(() => expect(server.received).toHaveLength(1))
    const stopped = shop.stop()
    take()
    await stopped
    expect(await states()).toEqual(['sent'])
  })
})

describe('a message that was given up', () => {
  it('is listed without its body, and leaves when somebody sends it again', async () => {
    const shop = await startProcess()
    server.answer({ recipient: () => 550 })
    await shop.mailbox.send(mailTo('ann@example.com'))
    await until(async () => expect(await states()).toEqual(['dead']))
    server.answer({})
    const listed = await listUndelivered(handle.database, 10)
    expect(listed).toMatchObject([{ id: 1, state: 'dead', recipient: 'ann@example.com', subject: 'Your order', problemCode: 'SMTP_550' }])
    expect(JSON.stringify(listed)).not.toContain('838642')
    const jobs = createJobs({ handle, log: { warn: () => undefined, error: () => undefined }, isWorking: false })
    const queue = jobs.queue<MailJob>(MAIL_QUEUE)
    await jobs.install()
    expect(await resendDead(handle.database, queue, 1)).toBe(true)
    await until(async () => expect(await states()).toEqual(['sent']))
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['ann@example.com']])
    expect(await listUndelivered(handle.database, 10)).toEqual([])
    expect(await resendDead(handle.database, queue, 1)).toBe(false)
    await jobs.stop()
  })
})

describe('the development mailbox', () => {
  it('has a message at once, and keeps its body', async () => {
    const { mailbox } = await createMailProcess(handle, undefined)
    await mailbox.send(mailTo('ann@example.com'))
    expect(await storedMessages(handle)).toMatchObject([{ state: 'sent', text: 'Code 838642', attempts: 0 }])
  })
})

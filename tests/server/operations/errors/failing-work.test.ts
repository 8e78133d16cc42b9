import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailTo } from '../../../factories/mail-shop.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../factories/smtp-server.ts'
import { createWholeApp, type WholeApp } from '../../../setup/whole-app.ts'

const rendering = vi.hoisted(() => ({ isBroken: false }))
vi.mock('../../../setup/shop.tsx', async (original) => {
  const { createTestShop } = await original<typeof import('../../../setup/shop.tsx')>()
  return {
    createTestShop: (options: Parameters<typeof createTestShop>[0]) => {
      if (rendering.isBroken) throw new Error('No page')
      return createTestShop(options)
    },
  }
})

let mailServer: TestSmtpServer
let shop: WholeApp
beforeAll(async () => {
  mailServer = await startSmtpServer()
  const variables = { MAIL_URL: mailServer.address, MAIL_FROM: 'Alder <orders@alder.example>', LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }
  shop = await createWholeApp(variables, { isDevelopment: false })
})
afterAll(async () => {
  await shop.close()
  await mailServer.close()
})
beforeEach(() => void shop.takeLog())

interface Kept {
  readonly body: { readonly items?: readonly { readonly payload: { readonly tags?: Readonly<Record<string, string>> } }[] }
}
/** What the collector has of a code. */
const collected = async (code: string) => {
  const { body } = await shop.send({ path: '/_test/reports', headers: { 'x-requested-with': 'XMLHttpRequest' } })
  const kept = JSON.parse(body) as readonly Kept[]
  return kept.flatMap(({ body: { items = [] } }) => items.map(({ payload }) => payload)).filter(({ tags }) => tags?.['code'] === code)
}
/** The collector has it once, under the incident of its line of the log. */
const expectReported = async (code: string, expected: object): Promise<void> => {
  let log = ''
  await expect.poll(() => collected(code), { timeout: 20_000 }).toMatchObject([expected])
  const [incident = 'none'] = (await collected(code)).map(({ tags }) => tags?.['incident'])
  await expect.poll(() => (log += shop.takeLog())).toContain(`"incident":"${incident}"`)
}

describe('the collector has, once and under the incident of the log,', () => {
  it('a mail that could not be sent and is tried again', async () => {
    mailServer.answer({ data: () => 451 })
    await shop.runtime.mailbox.send(mailTo('ann@example.com'))
    await expectReported('mailFailed', { level: 'info', tags: { reason: 'SMTP_451' } })
  })

  it('a mail that was given up', async () => {
    mailServer.answer({ recipient: () => 550 })
    await shop.runtime.mailbox.send(mailTo('gone@example.com'))
    await expectReported('mailDead', { level: 'warning', tags: { reason: 'SMTP_550' } })
  })

  it('a cached page that could not be rendered anew, while shoppers get the old one', async () => {
    expect((await shop.send({ path: '/en/' })).status).toBe(200)
    shop.clock.advance(60_001)
    rendering.isBroken = true
    expect((await shop.send({ path: '/en/' })).status).toBe(200)
    await expectReported('renewalFailed', { level: 'warning', exception: { values: [{ value: expect.stringContaining('No page') }] } })
    rendering.isBroken = false
  })
})

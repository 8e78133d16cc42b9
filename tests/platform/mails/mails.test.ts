import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailboxPlugin } from '../../../platform/mailbox/mailbox-plugin.tsx'
import { mailsPlugin } from '../../../platform/mails/mails-plugin.tsx'
import { SAMPLE_MAILS } from '../../../platform/mails/sample-mails.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let shop: TestRuntime
beforeAll(async () => {
  shop = await createTestRuntime()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  await shop.app.register(mailsPlugin, { runtime: shop.runtime })
  await shop.app.register(mailboxPlugin, { runtime: shop.runtime })
})
afterAll(() => shop.close())

const LOOKS = [
  ['ald-gb', 'en'],
  ['ald-ae', 'ar'],
  ['ald-us', 'es'],
  ['ald-ca', 'fr'],
  ['ald-jp', 'ja'],
] as const

describe('every mail', () => {
  it.each(Object.keys(SAMPLE_MAILS))('is shown in each language with nothing left to fill in: %s', async (name) => {
    for (const [site, language] of LOOKS) {
      const { statusCode, body } = await shop.app.inject(`/_mails/${name}?site=${site}&language=${language}`)
      expect([language, statusCode, /\{\w+\}/.exec(body.replace(/<style>[^]*?<\/style>/, ''))]).toEqual([language, 200, null])
      const html = await shop.app.inject(`/_mails/${name}/html?site=${site}&language=${language}`)
      expect(html.body).toContain(`lang="${language}"`)
    }
  })

  it('is a page of its own that may run nothing, whatever is in it', async () => {
    const { body, headers } = await shop.app.inject('/_mails/confirmation/html?site=ald-gb&language=en&sample=hostile')
    expect(headers['content-security-policy']).toMatch(/^sandbox allow-popups; default-src 'none'/)
    expect(body).not.toMatch(/<script|<img src="?x|javascript:/)
  })

  it.each(['/_mails/nothing', '/_mails/constructor?site=ald-gb&language=en', '/_mails/confirmation?site=ald-gb&language=ja'])(
    'that is not there is answered so: %s',
    async (url) => {
      expect((await shop.app.inject(url)).statusCode).toBe(404)
    },
  )
})

describe('the mailbox', () => {
  it('is a list for browsers and JSON for programs, and shows a message in both of its forms', async () => {
    await shop.runtime.mailbox.send({
      channel: 'email',
      to: 'ada@example.org',
      subject: '<b>Hello',
      text: 'the text',
      html: '<p>the page</p>',
    })
    const list = await shop.app.inject({ url: '/_mailbox', headers: { accept: 'text/html,*/*' } })
    expect(list.body).toContain('&lt;b&gt;Hello')
    const link = /href="(\/_mailbox\/\d+)"/.exec(list.body)?.[1] ?? ''
    expect((await shop.app.inject(link)).body).toContain('the text')
    expect((await shop.app.inject(`${link}/html`)).body).toBe('<p>the page</p>')
    expect((await shop.app.inject('/_mailbox')).json()).toMatchObject([{ to: 'ada@example.org', subject: '<b>Hello', text: 'the text' }])
  })

  it.each(['/_mailbox/0', '/_mailbox/x', '/_mailbox/99999999999'])('has no message %s', async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404)
  })
})

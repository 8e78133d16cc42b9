import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

let shop: CommerceApp
let shopper: Shopper
beforeAll(async () => {
  shop = await createCommerceApp()
})
beforeEach(async () => {
  shopper = await shop.guest()
})
afterAll(async () => shop.close())

const GOOD = { email: 'jane@example.com', subject: 'Where is it', description: 'It has not arrived yet.', priority: '3', status: '2' }

const send = async (fields: Readonly<Record<string, string>>, files: readonly File[] = []) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...GOOD, ...fields })) if (value !== '') form.set(name, value)
  for (const file of files) form.append('attachments[]', file)
  const encoded = new Response(form)
  const headers = { ...shopper.headers, 'content-type': encoded.headers.get('content-type') ?? '' }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v2/tickets?siteTag=ald-gb&lang=en',
    headers,
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const fieldsOf = ({ body }: { body: { errors?: readonly { field: string }[] } }) => body.errors?.map(({ field }) => field)

describe('a message to customer care', () => {
  it('reaches the help desk with its files and its own fields, and answers 201 [CALL-53, CALL-54, CALL-55, DATA-100]', async () => {
    const extra = {
      'custom_fields[cf_language]': 'en',
      'custom_fields[cf_country]': 'MX',
      product_id: '900001',
      type: 'order',
      secret: 'x',
    }
    const { status, body } = await send(extra, [new File([PNG], 'parcel.png')])
    expect(status).toBe(201)
    expect(body).toMatchObject({ subject: 'Where is it', attachments: [{ name: 'parcel.png', size: PNG.length }] })
    const [mail] = await shop.runtime.database.select().from(messages)
    expect(mail?.recipient).toBe('helpdesk@vitrine.example')
    expect(mail?.text).toContain('custom_fields[cf_country]: MX')
    expect(mail?.text).not.toContain('secret')
  })

  it.each([
    ['FAIL', 500],
    ['REJECT', 400],
  ])('hands on what the help desk says: %s answers %i [CALL-55]', async (subject, status) => {
    expect((await send({ subject })).status).toBe(status)
  })

  it('is refused by field, in the help desk’s form [CONTACT-03]', async () => {
    const answer = await send({ email: 'jane', subject: '', description: 'short', 'custom_fields[cf_country]': 'XX' })
    expect(answer.status).toBe(400)
    expect(answer.body.description).toBe('Validation failed')
    expect(fieldsOf(answer)).toEqual(['email', 'custom_fields[cf_country]', 'subject', 'description'])
  })

  it('takes pictures and PDF by what is in them, not by their names [IMG-03]', async () => {
    const answer = await send({}, [new File(['<script>alert(1)</script>'], 'picture.png', { type: 'image/png' })])
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['attachments[]']])
    expect((await send({}, [new File(['%PDF-1.7 ...'], 'receipt')])).status).toBe(201)
  })

  it('takes five files of 5 MB, and 20 MB together', async () => {
    const picture = (bytes: number) => new File([PNG, new Uint8Array(bytes - PNG.length)], 'a.png')
    expect(
      (
        await send(
          {},
          Array.from({ length: 6 }, () => picture(100)),
        )
      ).status,
    ).toBe(400)
    expect((await send({}, [picture(5_000_001)])).status).toBe(400)
    expect(
      (
        await send(
          {},
          Array.from({ length: 5 }, () => picture(4_500_000)),
        )
      ).status,
    ).toBe(413)
    expect((await send({}, [picture(5_000_000)])).status).toBe(201)
  })

  it('can be sent five times an hour', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await send({})).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    shop.runtime.clock.advance(3_600_001)
    expect((await send({})).status).toBe(201)
  })

  it('is multipart, whole, and sent by a script of the shop', async () => {
    expect((await shopper.post('/v2/tickets', GOOD)).statusCode).toBe(415)
    const broken = { ...shopper.headers, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await shop.app.inject({ method: 'POST', url: '/api/v2/tickets', headers: broken, payload: 'nothing' })).statusCode).toBe(400)
    const foreign = { shoppingsessionid: shopper.session, 'content-type': broken['content-type'] }
    expect((await shop.app.inject({ method: 'POST', url: '/api/v2/tickets', headers: foreign, payload: 'x' })).statusCode).toBe(403)
  })
})

describe('the embedded help desk', () => {
  it('knows its own key only [CALL-53]', async () => {
    expect((await shop.app.inject({ method: 'POST', url: '/helpdesk/api/v2/tickets' })).statusCode).toBe(401)
  })
})

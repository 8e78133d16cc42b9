import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPostmarkTransport } from '../../../../server/operations/mail/transports/postmark.ts'
import type { OutgoingMail } from '../../../../server/operations/mail/transports/transport.ts'

interface Call {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

const MAIL: OutgoingMail = {
  messageId: '<one@alder.example>',
  from: 'Alder <orders@alder.example>',
  to: 'ann@example.com',
  subject: 'Your order',
  text: 'Thank you',
  html: '<p>Thank you</p>',
}
/** As the vendor documents a mail it has taken. */
const TAKEN = { ErrorCode: 0, Message: 'OK', MessageID: 'b7bc2f4a-e38e-4336-af7d-e6c392c2f817', To: 'ann@example.com' }

let vendor: Server
let baseUrl: string
let answer: { readonly status: number; readonly body: unknown }
const calls: Call[] = []
beforeAll(async () => {
  vendor = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += String(part)))
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
      response
        .writeHead(answer.status, { location: 'https://other.example/' })
        .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/`
})
afterAll(() => vendor.close())
beforeEach(() => {
  calls.length = 0
  answer = { status: 200, body: TAKEN }
})

const deliver = (mail: OutgoingMail = MAIL) => createPostmarkTransport({ baseUrl, apiKey: 'key', fetch }).deliver(mail)

describe('a mail through the HTTP provider', () => {
  it('is one call with the key, both bodies and the Message-ID of the shop', async () => {
    expect(await deliver()).toEqual({ kind: 'sent' })
    expect(calls).toMatchObject([
      {
        path: '/email',
        headers: { 'x-postmark-server-token': 'key', 'content-type': 'application/json' },
        body: {
          From: MAIL.from,
          To: MAIL.to,
          Subject: MAIL.subject,
          TextBody: MAIL.text,
          HtmlBody: MAIL.html,
          MessageStream: 'outbound',
          Headers: [
            { Name: 'Message-ID', Value: '<one@alder.example>' },
            { Name: 'X-PM-KeepID', Value: 'true' },
          ],
        },
      },
    ])
  })

  it.each([
    ['an address that is none', 422, { ErrorCode: 300, Message: 'Invalid To address' }, 'refused', 'HTTP_422_300'],
    ['a recipient who has bounced', 422, { ErrorCode: 406, Message: 'Inactive recipient' }, 'refused', 'HTTP_422_406'],
    ['a sender that is not confirmed', 422, { ErrorCode: 401, Message: 'Sender not confirmed' }, 'failed', 'HTTP_422_401'],
    ['a key that was revoked', 401, { ErrorCode: 10, Message: 'Bad or missing API token' }, 'failed', 'HTTP_401_10'],
    ['too many calls', 429, { ErrorCode: 429, Message: 'Slow down' }, 'failed', 'HTTP_429_429'],
    ['a failure', 500, 'oops', 'failed', 'HTTP_500'],
    ['maintenance', 503, '<html>', 'failed', 'HTTP_503'],
    ['a redirect, which is not followed', 302, '', 'failed', 'HTTP_302'],
    ['a mail that is too large', 413, '', 'refused', 'HTTP_413'],
  ] as const)('that answers %s (%i) is as it should be: %j is %s', async (_what, status, body, kind, code) => {
    answer = { status, body }
    expect(await deliver()).toMatchObject({ kind, code })
    expect(calls).toHaveLength(1)
  })

  it('that does not answer is repeated', async () => {
    const transport = createPostmarkTransport({ baseUrl: 'http://127.0.0.1:9', apiKey: 'key', fetch })
    expect(await transport.deliver(MAIL)).toMatchObject({ kind: 'failed', code: expect.stringMatching(/^(ECONNREFUSED|HTTP_UNKNOWN)$/) })
  })
})

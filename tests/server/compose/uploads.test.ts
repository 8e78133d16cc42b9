import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { startComposeBetween, type CmsBetween, type ComposeBetween } from './cms-between.ts'
import { HOST, OWN, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let between: ComposeBetween
let shop: ComposeShop
let cms: CmsBetween
let api: ComposeApi
let port: number
beforeAll(async () => {
  between = await startComposeBetween()
  ;({ shop, cms, api } = between)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => between.close())
beforeEach(() => {
  cms.writes.length = 0
})

const upload = (bytes: Buffer, type: string, name = 'sea.jpg') =>
  api.send('POST', `/assets?name=${encodeURIComponent(name)}`, bytes, { ...OWN, 'content-type': type })

/** A PNG that says how large it is, and has few bytes. */
const pngOf = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(10_000_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const crc = (bytes: Buffer): number => {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (0xedb88320 & -(value & 1))
  }
  return ~value >>> 0
}

/** Sends the head of a request and what `more` writes, and reads the status of the answer. */
const sendRaw = (headers: Record<string, string>, more: (write: (chunk: string) => boolean) => void = () => undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const lines = Object.entries({ host: HOST, ...OWN, 'content-type': 'image/jpeg', ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      )
      socket.write(['POST /_compose/api/assets?name=a.jpg HTTP/1.1', ...lines, '', ''].join('\r\n'))
      more((chunk) => socket.writable && socket.write(chunk))
    })
    let text = ''
    socket.on('data', (data) => {
      text += data.toString()
      if (!text.includes('\r\n\r\n')) return
      socket.destroy()
      resolve(text.split('\r\n')[0] ?? '')
    })
    socket.on('error', (cause) => (text === '' ? reject(cause) : undefined))
  })

const SVG = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`

describe('a file that is no picture', () => {
  it.each([
    ['a drawing with a script', SVG('<script>alert(1)</script>'), 'image/png'],
    ['a drawing with a page in it', SVG('<foreignObject><iframe src="https://evil.example"/></foreignObject>'), 'image/webp'],
    ['a drawing that asks other servers', SVG('<image href="http://127.0.0.1:1/x"/><use href="https://evil.example/#a"/>'), 'image/gif'],
    [
      'a drawing with files of the server',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG('<text>&x;</text>')}`,
      'image/avif',
    ],
    ['a PDF', '%PDF-1.7', 'image/jpeg'],
    ['a TIFF', 'II*\0\x08\0\0\0', 'image/jpeg'],
    ['an archive', 'PK\x03\x04', 'image/png'],
    ['the head of a JPEG and nothing more', '\xff\xd8\xff', 'image/jpeg'],
    ['no bytes', '', 'image/jpeg'],
  ])('is refused in a sentence before the CMS hears of it: %s', async (_what, text, type) => {
    const answer = await upload(Buffer.from(text, 'latin1'), type)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'REFUSED'])
    expect(answer.json().message).toContain('Save it as JPEG, PNG, WebP, AVIF or GIF')
    expect(cms.writes).toEqual([])
  })

  it.each(['image/svg+xml', 'text/html', 'application/octet-stream', 'image/tiff', 'multipart/form-data; boundary=x'])(
    'is refused by what it says it is, whatever its bytes are: %s',
    async (type) => {
      const answer = await upload(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
        type,
      )
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'WRONG_TYPE'])
      expect(cms.writes).toEqual([])
    },
  )
})

describe('a picture that is too much', () => {
  it.each([
    [50_000, 50_000],
    [100_001, 1_000],
  ])('by its points is refused by its head, with what to do: %i × %i', async (width, height) => {
    const bytes = pngOf(width, height)
    expect(bytes.length).toBeLessThan(50_000)
    const answer = await upload(bytes, 'image/png')
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      `This picture has ${width} × ${height} points; 100 million are the most. Make it smaller and upload it again.`,
    ])
    expect(cms.writes).toEqual([])
  })

  it('by its bytes is refused before the first of them is sent', async () => {
    expect(await sendRaw({ 'content-length': '50000000' })).toBe('HTTP/1.1 413 Payload Too Large')
  })

  it('without a length is refused once 20 MB have come, not when it ends', async () => {
    const megabyte = `f4240\r\n${'x'.repeat(1_000_000)}\r\n`
    const status = await sendRaw({ 'transfer-encoding': 'chunked' }, (write) => {
      for (let sent = 0; sent < 21; sent += 1) write(megabyte)
    })
    expect(status).toBe('HTTP/1.1 413 Payload Too Large')
    expect(cms.writes).toEqual([])
  })

  it('is not taken from somebody who has not signed in, whatever it is', async () => {
    const closed = await shop.compose({ variables: { COMPOSE_EDITORS: 'editors', CONTENTFUL_MANAGEMENT_HOST: cms.host } })
    const answer = await closed.send('POST', '/assets?name=a.jpg', Buffer.alloc(30_000_000), { ...OWN, 'content-type': 'image/jpeg' })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SIGN_IN'])
    expect(cms.writes).toEqual([])
  })
})

describe('the name of a picture', () => {
  it.each([
    ['../../etc/passwd.png', 'passwd.png', 'passwd'],
    ['C:\\Windows\\sea.png', 'sea.png', 'sea'],
    ['.htaccess', 'htaccess', 'htaccess'],
    ['sea\u0000\r\nx: y\u202egnp.exe.png', 'seax: ygnp.exe.png', 'seax: ygnp.exe'],
    ['', 'picture', 'Picture'],
  ])('has no folders, and nothing that hides a part of it: %j', async (name, fileName, title) => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { fields } = (await upload(bytes, 'image/png', name)).json()
    expect([fields.file.en.fileName, fields.title.en]).toEqual([fileName, title])
  })
})

import { once } from 'node:events'
import { request, type RequestOptions } from 'node:https'
import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { listenOverTls } from '../../server/operations/listen-over-tls.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'

const HOST = '127.0.0.1'
const FILE = { fileName: 'lamp.jpg', contentType: 'image/jpeg', details: { size: 1 } }

let server: ContentfulServer
let port: number
beforeAll(async () => {
  server = await startContentful()
  port = await freePort()
  await listenOverTls(server.app, { TLS_PORT: port, HOST })
})
afterAll(() => server.close())

interface Options {
  readonly version?: number
  readonly body?: object
}

/** A call as contentful-export and contentful-import make it: over https, to a host without a path. */
const send = async (method: 'GET' | 'PUT', path: string, { version, body }: Options = {}) => {
  const options: RequestOptions = {
    method,
    host: HOST,
    port,
    path: `/spaces/${SPACE}/environments/${ENVIRONMENT}${path}`,
    rejectUnauthorized: false,
    agent: false,
    headers: {
      authorization: 'Bearer management-token',
      ...(version === undefined ? {} : { 'x-contentful-version': String(version) }),
      ...(body === undefined ? {} : { 'content-type': 'application/vnd.contentful.management.v1+json' }),
    },
  }
  const call = request(options).end(body === undefined ? undefined : JSON.stringify(body))
  const [answer]: IncomingMessage[] = await once(call, 'response')
  if (answer === undefined) throw new Error(`${method} ${path} has no answer.`)
  const said = await text(answer)
  if ((answer.statusCode ?? 0) >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${said}`)
  return said === '' ? undefined : JSON.parse(said)
}

/** As contentful-import makes an asset: by the address of an export with `https:` before it, processed in its locale. */
const imports = async (id: string, upload: string): Promise<void> => {
  await send('PUT', `/assets/${id}`, { body: { fields: { title: { en: 'Lamp' }, file: { en: { ...FILE, upload } } } } })
  await send('PUT', `/assets/${id}/files/en/process`, { version: 1 })
}
const addressOf = async (id: string): Promise<string> => (await send('GET', `/assets/${id}`)).fields.file.en.url
/** What the shop reads, which comes over http. */
const addressInTheShop = async (id: string) => (await server.management.asset.get({ assetId: id })).fields.file['en']?.url

describe('a picture of the shop', () => {
  it('has an address with its host for the vendor’s tools, which put https: before it, and a path for the shop’s own pages', async () => {
    await imports('lamp', `https://${HOST}:${port}/images/art/hero-autumn.jpg`)
    expect(await addressOf('lamp')).toBe(`//${HOST}:${port}/images/art/hero-autumn.jpg`)
    expect((await send('GET', '/assets?limit=1000')).items[0].fields.file.en.url).toBe(`//${HOST}:${port}/images/art/hero-autumn.jpg`)
    expect(await addressInTheShop('lamp')).toBe('/images/art/hero-autumn.jpg')
  })

  it('is a path again after a tool has written back what it has read', async () => {
    await imports('bowl', `https://${HOST}:${port}/images/art/bowl.jpg`)
    const { sys, fields } = await send('GET', '/assets/bowl')
    await send('PUT', '/assets/bowl', { version: sys.version, body: { fields } })
    expect(await addressInTheShop('bowl')).toBe('/images/art/bowl.jpg')
  })

  it('stays where it is when the export of another space names it', async () => {
    await imports('vase', 'https://images.ctfassets.example/vase.jpg')
    expect(await addressInTheShop('vase')).toBe('https://images.ctfassets.example/vase.jpg')
    expect(await addressOf('vase')).toBe('https://images.ctfassets.example/vase.jpg')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import { InMemoryCache } from '@shopify/hydrogen'

/**
 * `node serve.mjs PORT STOREFRONT_ORIGIN PICTURES`: the built skeleton on Node. Pages are streamed through brotli 4, which servers take
 * that compress while they send; files are compressed once, as a network in front of a shop does. Answers of the Storefront API are
 * cached in memory for as long as the skeleton says. There is no cache of pages: it has none.
 */
const [port, storefront, pictures] = process.argv.slice(2)
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webp': 'image/webp' }
const CLIENT = 'dist/client'
const origin = `http://localhost:${port}`
const env = {
  SESSION_SECRET: 'bench',
  PUBLIC_STORE_DOMAIN: storefront,
  PUBLIC_CHECKOUT_DOMAIN: origin,
  PUBLIC_STOREFRONT_API_TOKEN: 'bench',
  PUBLIC_STOREFRONT_ID: '1',
}
const cache = new InMemoryCache()
// Workers need not say that a body is sent before the answer comes; the skeleton passes the browser's questions on to Shopify that way.
const { fetch } = globalThis
globalThis.fetch = (input, init) => fetch(input, init?.body ? { duplex: 'half', ...init } : init)
globalThis.caches = { open: async () => cache }
const { default: app } = await import(join(process.cwd(), 'dist/server/index.js'))

const files = new Map(
  readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [
        path.slice(CLIENT.length),
        { type: TYPES[extname(name)] ?? 'application/octet-stream', body: brotliCompressSync(readFileSync(path)) },
      ]
    }),
)
const WIDTHS = [480, 800, 1200]

createServer(async (request, response) => {
  const url = new URL(request.url, origin)
  try {
    if (files.has(url.pathname)) sendFile(response, files.get(url.pathname))
    else if (url.pathname.startsWith('/pictures/')) sendPicture(request, response, url)
    else await sendPage(request, response, url)
  } catch (error) {
    // Who measures closes what is still under way at the end.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(error)
    response.destroy()
  }
}).listen(Number(port), '127.0.0.1')

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }

const sendFile = (response, { type, body }) =>
  response.writeHead(200, { ...FOREVER, 'content-type': type, 'content-encoding': 'br' }).end(body)

/** The demo's own pictures, in the least width that is wide enough and the form that the browser takes, as Shopify's network does. */
const sendPicture = (request, response, url) => {
  const width = WIDTHS.find((each) => each >= Number(url.searchParams.get('width') ?? 800)) ?? WIDTHS.at(-1)
  const name = /^\/pictures\/([a-z-]+)$/.exec(url.pathname)?.[1]
  const form = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
  response.writeHead(200, { ...FOREVER, 'content-type': `image/${form}` }).end(readFileSync(`${pictures}/${name}_${width}w.${form}`))
}

const sendPage = async (request, response, url) => {
  const asked = new Request(url, {
    method: request.method,
    headers: request.headers,
    ...(request.method === 'POST' ? { body: Readable.toWeb(request), duplex: 'half' } : {}),
  })
  const answer = await app.fetch(asked, env, { waitUntil: (promise) => promise.catch(console.error) })
  const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && answer.body !== null
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...(isCompressed ? { 'content-encoding': 'br' } : {}) })
  if (answer.body === null) return response.end()
  const body = Readable.fromWeb(answer.body)
  if (!isCompressed) return pipeline(body, response)
  return pipeline(body, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), response)
}

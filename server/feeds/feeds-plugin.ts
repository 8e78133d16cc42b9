import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { encodedStream } from '../lib/encoded-stream.ts'
import { countTry } from '../lib/limit-rate.ts'
import { originAsked } from '../lib/link-origin.ts'
import { networkOf } from '../lib/network-of.ts'
import type { Runtime } from '../runtime.ts'
import { chooseEncoding } from '../storefront/encode-body.ts'
import { feedContext } from './feed-context.ts'
import { FEEDS } from './channels.ts'
import { feedPaths, siteOfFeed } from './feed-of.ts'
import { createCatalogueVersion, feedVersion } from './feed-version.ts'
import { writeFeed } from './write-feed.ts'
import { readCategoryLabels, readFeedProducts } from './read-feed-products.ts'

export interface FeedsOptions {
  readonly runtime: Runtime
  readonly buildId: string
  /** Reads the catalogue; from the database unless given. */
  readonly read?: typeof readFeedProducts
}

/** Downloads at once: each reads the whole catalogue, and shoppers come first. */
const MAX_DOWNLOADS = 3
/** By network and feed. Channels come a few times a day; whoever sets one up tries more often. */
const DOWNLOADS_PER_HOUR = 20
const HOUR_MS = 3_600_000
const MAX_DOWNLOAD_MS = HOUR_MS / 2
/** A cache in front answers many who ask together; prices are at most as old as on pages. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60'
const RETRY_SECONDS = 60

/** `{base path}/feeds/{google.xml | meta.csv | openai.jsonl}`: what a site sells, for channels that show it elsewhere (docs/feeds.md). */
export const feedsPlugin: FastifyPluginAsync<FeedsOptions> = async (app, { runtime, buildId, read = readFeedProducts }) => {
  const { database, sites, clock, config, maintenance } = runtime
  const readCatalogueVersion = createCatalogueVersion(runtime)
  let downloads = 0

  const answer = async (feed: (typeof FEEDS)[number], request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = request.url.split('?', 1)[0] ?? ''
    const found = isPreviewHost(request.hostname) ? undefined : siteOfFeed({ host: request.hostname, path }, { sites, name: feed.name })
    if (found === undefined) return reply.callNotFound()
    const { site, language } = found
    if (maintenance.isOn(site)) return refuse(reply, 503, site.maintenance.retryAfterSeconds, CLOSED)
    const context = feedContext({
      site,
      language,
      origin: originAsked(request, config),
      merchant: await runtime.merchant.current(),
      now: clock.now(),
    })
    const etag = feedVersion({ catalogue: await readCatalogueVersion(), buildId, name: feed.name, context })
    void reply.headers({ etag, 'cache-control': CACHE_CONTROL, vary: 'Accept-Encoding' }).type(feed.format.type)
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== undefined) void reply.header('content-encoding', encoding)
    // A stream: its length is not known before it is written.
    if (request.method === 'HEAD') return reply.send(Readable.from([]))

    const limit = { key: `feed:${networkOf(request.ip)}:${path}`, max: DOWNLOADS_PER_HOUR, windowMs: HOUR_MS }
    if (!(await countTry(runtime, limit))) return refuse(reply, 429, HOUR_MS / 1000, TOO_MANY)
    const labels = await readCategoryLabels(database, site.clientTag)
    if (downloads >= MAX_DOWNLOADS) return refuse(reply, 503, RETRY_SECONDS, BUSY)
    downloads += 1
    const text = writeFeed({
      format: feed.format,
      context: { ...context, labels },
      parts: read({ database, site }),
      onBroken: (cause) => {
        const incident = runtime.reportFailure({ code: 'feedBroken', severity: 2, message: 'A product feed broke off.', cause })
        request.log.error({ err: cause, incident, path }, 'A product feed broke off')
      },
    })
    // Who reads a byte now and then must not keep others out.
    const stream = encodedStream(text, encoding, AbortSignal.timeout(MAX_DOWNLOAD_MS))
    stream.once('close', () => (downloads -= 1))
    return reply.send(stream)
  }

  for (const feed of FEEDS) for (const path of feedPaths(sites, feed.file)) app.get(path, (request, reply) => answer(feed, request, reply))
}

interface Problem {
  readonly code: string
  readonly message: string
}

const CLOSED: Problem = { code: 'MAINTENANCE', message: 'The shop is closed for a while.' }
const BUSY: Problem = { code: 'FEEDS_BUSY', message: 'Other feeds are being read. Please come again in a minute.' }
const TOO_MANY: Problem = { code: 'TOO_MANY_REQUESTS', message: 'This feed was read too often. Please come again later.' }

/** What was said of the feed is not said of the refusal. */
const refuse = (reply: FastifyReply, status: number, seconds: number, problem: Problem): FastifyReply =>
  reply
    .removeHeader('etag')
    .removeHeader('content-encoding')
    .code(status)
    .headers({ 'retry-after': seconds, 'cache-control': 'private, no-store' })
    .type('application/json; charset=utf-8')
    .send(problem)

/** Whether a client has this version already, in whatever coding. */
const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((known) => weak(known) === weak(etag)))

const weak = (etag: string): string => etag.trim().replace(/^W\//, '')

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PreviewFeed } from '../publishing/preview-feed.ts'

/** Open server-sent event streams that notify previews of changed drafts. */
export interface PreviewStreams {
  readonly open: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  readonly close: () => void
}

/** Enough for all merchandisers with several tabs each; more is abuse. */
const MAX_STREAMS = 200
/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000

export const createPreviewStreams = (feed: Pick<PreviewFeed, 'onChange'>): PreviewStreams => {
  const streams = new Set<FastifyReply['raw']>()
  const stopListening = feed.onChange((id) => send(`event: draft\ndata: ${JSON.stringify({ id })}\n\n`))
  const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS).unref()
  const send = (text: string): void => {
    for (const stream of streams) stream.write(text)
  }
  return {
    open: (request, reply) => {
      if (streams.size >= MAX_STREAMS)
        return reply.code(503).header('retry-after', '60').send({ code: 'BUSY', message: 'Too many previews.' })
      void reply.hijack()
      // Headers set by hooks belong to this answer too.
      reply.raw.writeHead(200, { ...stringHeaders(reply), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      reply.raw.write('retry: 1000\n\n')
      streams.add(reply.raw)
      request.raw.on('close', () => streams.delete(reply.raw))
      return reply
    },
    close: () => {
      stopListening()
      clearInterval(heartbeat)
      for (const stream of streams) stream.end()
    },
  }
}

const stringHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))

import { createServer } from 'node:https'
import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from '../config.ts'

/**
 * What the vendor's tools ask for: they are told a host and no path. The embedded CMS answers it there too, as if the host were all its own;
 * no page of a shop has such an address, since those begin with a language.
 */
const CMS_PATHS = /^\/(?:spaces|organizations|users)(?=[/?]|$)/
const CMS_PREFIX = '/contentful'

/**
 * A second listener with a certificate made at start, where TLS_PORT is set: the vendor's tools require https. To be called
 * once the first one listens; it closes with it.
 */
export const listenOverTls = async (app: FastifyInstance, { TLS_PORT, HOST }: Pick<ServerConfig, 'TLS_PORT' | 'HOST'>): Promise<void> => {
  if (TLS_PORT === undefined) return
  const { generate } = await import('selfsigned')
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const server = createServer({ key, cert }, (request, response) => {
    if (CMS_PATHS.test(request.url ?? '')) request.url = `${CMS_PREFIX}${request.url ?? ''}`
    app.server.emit('request', request, response)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(TLS_PORT, HOST, resolve))
  // The framework takes no hooks any more.
  app.server.once('close', () => {
    server.close()
    server.closeIdleConnections()
  })
}

import { createServer } from 'node:https'
import type { FastifyInstance } from 'fastify'
import { generate } from 'selfsigned'

/** The same app over https on a self-signed certificate, for vendors' clients that refuse plain http. */
export const listenOverHttps = async (
  app: FastifyInstance,
): Promise<{ origin: string; certificate: string; close: () => Promise<void> }> => {
  await app.ready()
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  const server = createServer({ key, cert }, (request, response) => app.server.emit('request', request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The https server has no port.')
  return {
    origin: `https://localhost:${address.port}`,
    certificate: cert,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

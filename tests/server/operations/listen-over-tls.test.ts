import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { startMigrationWorker } from '../../../scripts/cms/start-migration-worker.ts'
import { listenOverTls } from '../../../server/operations/listen-over-tls.ts'
import { ENVIRONMENT, SPACE, startContentful } from '../../contracts/contentful-server.ts'

const HOST = '127.0.0.1'

const get = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    request({ host: HOST, port, path, rejectUnauthorized: false, agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve)
    })
      .on('error', reject)
      .end()
  })

/** What the listener shows, for a tool to trust. */
const certificateOf = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ host: HOST, port, rejectUnauthorized: false }, () => {
      const { raw } = socket.getPeerCertificate()
      socket.end()
      resolve(`-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----\n`)
    }).on('error', reject)
  })

afterEach(() => vi.unstubAllEnvs())

describe('TLS_PORT', () => {
  it('answers the same over https once the shop listens, and closes with it', async () => {
    const app = Fastify()
    app.get('/who', async ({ protocol }) => ({ protocol }))
    await app.listen({ port: 0, host: HOST })
    const port = await freePort()
    await listenOverTls(app, { TLS_PORT: port, HOST })
    expect(JSON.parse(await get(port, '/who'))).toEqual({ protocol: 'https' })
    await app.close()
    await expect(get(port, '/who')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('answers as the CMS where its root is asked for spaces, and as the shop everywhere else', async () => {
    const app = Fastify()
    app.get('/*', async ({ url }) => ({ url }))
    await app.listen({ port: 0, host: HOST })
    const port = await freePort()
    await listenOverTls(app, { TLS_PORT: port, HOST })
    const urlOf = async (path: string): Promise<string> => JSON.parse(await get(port, path)).url
    for (const path of ['/spaces', '/spaces/x/entries?limit=1', '/users/me', '/organizations?skip=0'])
      expect(await urlOf(path)).toBe(`/contentful${path}`)
    for (const path of ['/', '/spacesuits', '/en/spaces', '/contentful/spaces', '/healthz']) expect(await urlOf(path)).toBe(path)
    await app.close()
  })

  it('not set opens nothing', async () => {
    const app = Fastify()
    await app.listen({ port: 0, host: HOST })
    await listenOverTls(app, { TLS_PORT: undefined, HOST })
    await app.close()
  })

  it.each([
    { where: 'below its path', path: '/contentful' },
    { where: 'by its host alone', path: '' },
  ])('is how the vendor’s migration tool, which speaks https only, reaches the content platform $where', async ({ path }) => {
    const server = await startContentful()
    const port = await freePort()
    await listenOverTls(server.app, { TLS_PORT: port, HOST })
    const directory = mkdtempSync(join(tmpdir(), 'tls-port-'))
    const certificate = join(directory, 'certificate.pem')
    writeFileSync(certificate, await certificateOf(port))
    vi.stubEnv('NODE_EXTRA_CA_CERTS', certificate)
    const worker = startMigrationWorker()
    const file = join(directory, '0001-lamp.ts')
    writeFileSync(file, "export const migrate = (migration) => { migration.createContentType('lamp', { name: 'Lamp' }) }\n")
    try {
      await worker.apply({
        connection: {
          managementHost: `https://localhost:${port}${path}`,
          accessToken: 'management-token',
          spaceId: SPACE,
          environmentId: ENVIRONMENT,
        },
        file: { name: '0001-lamp', url: pathToFileURL(file).href },
      })
      expect((await server.management.contentType.get({ contentTypeId: 'lamp' })).name).toBe('Lamp')
    } finally {
      worker.stop()
      await server.close()
    }
  })
})

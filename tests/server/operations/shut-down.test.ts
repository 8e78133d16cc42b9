import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { spareBusyConnections } from '../../../server/operations/idle-connections.ts'
import { followRequests, type OpenRequests } from '../../../server/operations/open-requests.ts'
import { createReadiness, type Readiness } from '../../../server/operations/readiness.ts'
import { closeConnectionsWhileDraining, shutDown } from '../../../server/operations/shut-down.ts'
import { defined } from '../../../src/lib/defined.ts'

/** More than a connection keeps for a client that does not read. */
const LARGE_BYTES = 16_000_000

let app: FastifyInstance
let readiness: Readiness
let requests: OpenRequests
let port: number
let steps: string[]
let finishSlow: () => void

beforeEach(async () => {
  readiness = createReadiness([])
  steps = []
  // As the shop's program does: what is idle is closed with the listener.
  app = Fastify({ forceCloseConnections: 'idle' })
  spareBusyConnections(app.server)
  requests = followRequests(app)
  closeConnectionsWhileDraining(app, readiness)
  const slow = new Promise<void>((resolve) => {
    finishSlow = resolve
  })
  app.get('/', async () => 'page')
  app.get('/large', async () => Buffer.alloc(LARGE_BYTES))
  // Its head is sent before anybody knows of the stop: the client may use the connection again.
  app.get('/slow', async (_request, reply) => {
    reply.hijack()
    reply.raw.write('pa')
    await slow
    reply.raw.end('id')
  })
  // Asks a vendor that takes its time, then the database.
  app.get('/vendor', async () => {
    steps.push('asked')
    await slow
    steps.push('stored')
    return 'ok'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})

/** `stopJobs`: resolves once no job is under way; requests are taken until then. */
const stop = (stopJobs: () => Promise<void> = async () => undefined): Promise<void> =>
  shutDown({
    app,
    readiness,
    requests,
    drainMs: 20,
    stopJobs,
    handle: { close: async () => void steps.push('database') },
    lock: { release: async () => void steps.push('lock') },
  })

const ask = (path: string, agent?: Agent): Promise<{ readonly answer: IncomingMessage; readonly text: string }> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, ...defined({ agent }) }, (answer) => {
      let text = ''
      answer.on('data', (data: Buffer) => (text += String(data)))
      answer.on('end', () => resolve({ answer, text }))
    }).on('error', reject)
  })

describe('a process that is told to stop', () => {
  it('is not ready at once, yet answers new connections until a balancer has seen that', async () => {
    let finishJobs = (): void => undefined
    const stopped = stop(() => new Promise<void>((resolve) => (finishJobs = resolve)))
    expect(readiness.isReady()).toBe(false)
    const { answer, text } = await ask('/')
    expect([answer.statusCode, text, answer.headers.connection]).toEqual([200, 'page', 'close'])
    finishJobs()
    await stopped
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
  })

  it('finishes a request that is open, then ends, although its client would use the connection again', async () => {
    const cutOff = vi.spyOn(app.server, 'closeAllConnections')
    const agent = new Agent({ keepAlive: true })
    const open = ask('/slow', agent)
    await ask('/')
    const stopped = stop()
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    expect(steps).toEqual([])
    finishSlow()
    expect((await open).text).toBe('paid')
    await stopped
    expect(steps).toEqual(['database', 'lock'])
    expect(cutOff).not.toHaveBeenCalled()
    agent.destroy()
  })

  it('sends the rest of a file to a client that reads slowly, on a connection that it would use again', async () => {
    const client = connect({ port, host: '127.0.0.1' })
    client.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n')
    let received = 0
    client.on('data', (data: Buffer) => {
      if (received === 0) client.pause()
      received += data.length
    })
    const isClosed = new Promise<void>((resolve) => void client.once('close', () => resolve()))
    await vi.waitFor(() => expect(received).toBeGreaterThan(0))
    const stopped = stop()
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    // Idle connections are looked for all the while.
    await sleep(300)
    client.resume()
    await isClosed
    await stopped
    expect(received).toBeGreaterThan(LARGE_BYTES)
  })

  it('closes the database only after a request whose client has left', async () => {
    const leaving = get({ host: '127.0.0.1', port, path: '/vendor' }).on('error', () => undefined)
    await vi.waitFor(() => expect(steps).toEqual(['asked']))
    leaving.destroy()
    const stopped = stop()
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    // Nobody is connected any more.
    await app.close()
    expect(steps).toEqual(['asked'])
    finishSlow()
    await stopped
    expect(steps).toEqual(['asked', 'stored', 'database', 'lock'])
  })

  it('closes the database only after what it asks of itself', async () => {
    const asked = app.inject('/vendor')
    await vi.waitFor(() => expect(steps).toEqual(['asked']))
    const stopped = stop()
    await vi.waitFor(() => expect(app.server.listening).toBe(false))
    await app.close()
    finishSlow()
    await stopped
    expect((await asked).body).toBe('ok')
    expect(steps).toEqual(['asked', 'stored', 'database', 'lock'])
  })

  it('keeps connections open as long as it is not told to stop', async () => {
    expect((await ask('/', new Agent({ keepAlive: true }))).answer.headers.connection).toBe('keep-alive')
    await stop()
  })
})

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { loggerOptions } from '../../../server/operations/logger-options.ts'
import { RequestLog } from '../../../server/operations/request-log.ts'
import { logRefusals } from '../../../server/operations/security-log.ts'
import { readConfig } from '../../../server/config.ts'

const ORIGIN = 'http://localhost:3000'

it('writes down requests from outside, and of the process’s calls to itself only what failed', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } }, logController: new RequestLog() })
  app.get('/page', async () => 'page')
  app.get('/defect', async () => {
    throw new Error('the index is gone')
  })
  const itself = createInProcessFetch(() => app, ORIGIN)
  const messagesOf = async (work: () => Promise<unknown>): Promise<readonly unknown[]> => {
    lines.length = 0
    await work()
    return lines.map((line) => Reflect.get(Object(JSON.parse(line)), 'msg'))
  }
  expect(await messagesOf(() => app.inject('/page'))).toEqual(['incoming request', 'request completed'])
  expect(await messagesOf(() => itself(`${ORIGIN}/page`))).toEqual([])
  expect(await messagesOf(() => itself(`${ORIGIN}/defect`))).toEqual(['the index is gone'])
  await app.close()
})

it('writes under a kilobyte of each request, and the address of whoever asks in lines of refusals alone', async () => {
  const lines: string[] = []
  const options = loggerOptions(readConfig({ APP_ENV: 'test', LOG_LEVEL: 'info', LOG_FORMAT: 'json' }))
  const logger = Object.assign(options, { stream: { write: (line: string) => void lines.push(line) } })
  const app = Fastify({ logger, logController: new RequestLog(), genReqId: () => 'a'.repeat(24) })
  logRefusals(app)
  app.get('/en/product/:name/:id', async () => 'page')
  app.get('/refused', async (_request, reply) => reply.code(429).send())
  const linesOf = async (url: string): Promise<readonly string[]> => {
    lines.length = 0
    await app.inject({ url, remoteAddress: '203.0.113.7', headers: { host: 'shop.example', 'user-agent': 'a browser' } })
    return [...lines]
  }
  const page = await linesOf('/en/product/everyday-tee/900001?q=ada@example.org')
  expect(page).toHaveLength(2)
  expect(page.join('')).not.toMatch(/203\.0\.113\.7|ada@|a browser/)
  expect(Buffer.byteLength(page.join(''))).toBeLessThan(1_000)
  const refused = await linesOf('/refused')
  expect(refused.filter((line) => line.includes('203.0.113.7'))).toEqual([expect.stringContaining('"event":"refused"')])
  expect(refused).toHaveLength(3)
  await app.close()
})

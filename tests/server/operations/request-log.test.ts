import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { RequestLog } from '../../../server/operations/request-log.ts'

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

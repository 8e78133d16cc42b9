import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'

const ORIGIN = 'http://localhost:3000'

it('lets a program be put together whole that asks itself for something meanwhile, and answers then', async () => {
  const app = Fastify()
  const itself = createInProcessFetch(() => app, ORIGIN)
  let answer: Promise<Response> | undefined
  void app.register(async () => {
    answer = itself(`${ORIGIN}/last`)
    // As long as it takes the framework to end its start.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
  void app.register(async (part) => void part.get('/last', async () => 'last'))
  await app.ready()
  expect(await (await answer)?.text()).toBe('last')
  await app.close()
})

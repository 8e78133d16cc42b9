import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readInput } from '../../server/commerce/http/read-input.ts'
import type { Faults } from './faults.ts'

const times = z.number().int().min(1).max(1_000_000)
const fault = z.object({
  method: z.string().max(10).toUpperCase().default('*'),
  path: z.string().startsWith('/').max(500),
  status: z.number().int().min(200).max(599).optional(),
  times: times.default(1),
  delayMs: z.number().int().min(0).max(60_000).default(0),
  body: z.unknown().optional(),
})
const chunkFault = z.object({ failTimes: times })
const chunkParams = z.object({ name: z.string().regex(/^[\w.-]{1,100}$/) })

/** Failures that tests ask for: of any path, and of a built chunk by the name it has without its hash. */
export const registerFaultControls = (app: FastifyInstance, faults: Faults): void => {
  app.post('/faults', async (request, reply) => {
    const { status, body, ...rest } = readInput(fault, request.body)
    faults.add({ ...rest, ...(status === undefined ? {} : { status }), ...(body === undefined ? {} : { body }) })
    return reply.code(204).send()
  })
  app.delete('/faults', async (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
  app.post('/chunks/:name', async (request, reply) => {
    const { name } = readInput(chunkParams, request.params)
    const { failTimes } = readInput(chunkFault, request.body)
    faults.add({ method: 'GET', path: `/assets/${name}-*`, status: 404, times: failTimes, delayMs: 0, body: '' })
    return reply.code(204).send()
  })
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readInput } from '../../server/commerce/http/read-input.ts'
import type { Runtime } from '../../server/runtime.ts'
import { EVENT_SINKS, readEvents } from './read-events.ts'
import type { Recorder } from './recorder.ts'

const eventsQuery = z.object({ sink: z.enum(EVENT_SINKS) })

interface Deps {
  readonly runtime: Pick<Runtime, 'database'>
  readonly recorder: Recorder
}

/** What sinks were sent and what was reported: `[{at, body}]`, oldest first. */
export const registerRecordControls = (app: FastifyInstance, deps: Deps): void => {
  app.get('/events', (request) => readEvents(deps, readInput(eventsQuery, request.query).sink))
  app.get('/reports', async () => deps.recorder.list('reports'))
}

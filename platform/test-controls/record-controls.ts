import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readInput } from '../../server/commerce/http/read-input.ts'
import type { Platform } from '../../server/platform.ts'
import { EVENT_SINKS, readEvents } from './read-events.ts'
import type { Recorder } from './recorder.ts'

const eventsQuery = z.object({ sink: z.enum(EVENT_SINKS) })

interface Needs {
  readonly platform: Pick<Platform, 'database'>
  readonly recorder: Recorder
}

/** What sinks were sent and what was reported: `[{at, body}]`, oldest first. */
export const registerRecordControls = (app: FastifyInstance, needs: Needs): void => {
  app.get('/events', (request) => readEvents(needs, readInput(eventsQuery, request.query).sink))
  app.get('/reports', async () => needs.recorder.list('reports'))
}

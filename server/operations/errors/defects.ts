import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eventOf } from '../../lib/unreachable.ts'
import { scrub } from '../../../src/lib/scrub.ts'
import { randomIds } from '../../ids.ts'
import { loggedError } from '../logged-error.ts'
import type { Collector } from './collector.ts'
import { incidentId } from './incident.ts'
import { parseStack } from './parse-stack.ts'

interface Defect {
  readonly incident: string
  readonly cause: unknown
  readonly message: string
}

const defects = new WeakMap<FastifyRequest, Defect>()

/** Of an answer that holds no page for it. */
export const INCIDENT_HEADER = 'x-incident'

/**
 * Logs why a request failed, and has it reported. Answers the incident, which the answer has to name: a shopper reads it out, and log and
 * collector are searched by it.
 */
export const logDefect = (
  request: FastifyRequest,
  cause: unknown,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): string => {
  const incident = defects.get(request)?.incident ?? incidentId(randomIds)
  defects.set(request, { incident, cause, message })
  request.log.error({ ...eventOf(cause), err: cause, incident, ...facts }, message)
  return incident
}

interface Deps {
  readonly collector: Pick<Collector, 'collect'>
  readonly release: string
}

/** Reports the defects of requests once they are answered. */
export const reportDefects = (app: FastifyInstance, { collector, release }: Deps): void => {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const defect = defects.get(request)
    if (defect === undefined) return
    const { incident, cause, message } = defect
    const { type, message: reason, stack } = loggedError(cause)
    collector.collect({
      incident,
      origin: 'server',
      release,
      code: 'requestFailed',
      severity: statusCode === 503 ? 2 : 1,
      message: scrub(`${message}. ${type}: ${reason}`),
      frames: parseStack(stack),
      tags: { route: `${request.method} ${request.routeOptions.url ?? 'none'}`, status: String(statusCode) },
    })
  })
}

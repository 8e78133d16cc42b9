import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { PAGE_KINDS, type PageKind } from '../../../schemas/page-kinds.ts'
import { BROWSER_ERRORS_PATH } from '../../../schemas/api/browser-error.ts'
import { answerErrors } from '../../commerce/http/answer-errors.ts'
import { guardChange } from '../../commerce/http/guard-request.ts'
import { readInput } from '../../commerce/http/read-input.ts'
import type { Runtime } from '../../runtime.ts'
import type { Collector } from './collector.ts'
import { frameText, type Frame } from './incident.ts'
import { parseStack } from './parse-stack.ts'
import { createReportLimit } from './report-limit.ts'
import { networkOf } from '../../lib/network-of.ts'
import { defined } from '../../../src/lib/defined.ts'

const BODY_LIMIT_BYTES = 16_000

/** A page sends ten at most, and several people may be behind one address; each costs a line of the log and a look into a source map. */
const LIMITS = { byAddress: 30, byProcess: 120 }

const name = z.string().max(100)
const browserError = z.object({
  incident: z.string().regex(/^E-[0-9A-F]{8}$/),
  release: name,
  siteTag: name,
  pageKind: name,
  // `cartFailed`, or with the part of the bag that failed: `cart.shipping`.
  code: z
    .string()
    .regex(/^[A-Za-z]+(?:\.[A-Za-z]+)*$/)
    .max(60),
  severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  message: z.string().max(500),
  stack: z.string().max(4_000).optional(),
  block: z.object({ id: name, type: name }).optional(),
  resource: z.string().max(300).optional(),
})

export interface BrowserErrorsDeps {
  readonly runtime: Runtime
  readonly collector: Pick<Collector, 'collect'>
  /** Frames of built files as lines of the sources. */
  readonly sourceLines: (frames: readonly Frame[]) => Promise<readonly Frame[]>
}

/**
 * Takes what failed in browsers (THIRD-07): one line of the log with the incident, and a report to the collector. What is beyond the
 * limit is answered like the rest, since nobody waits for the answer.
 */
export const browserErrorsPlugin: FastifyPluginAsync<BrowserErrorsDeps> = async (app, { runtime, collector, sourceLines }) => {
  const isTaken = createReportLimit(runtime.clock, LIMITS)
  app.setErrorHandler(answerErrors)
  app.addHook('onRequest', guardChange)
  app.post(BROWSER_ERRORS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const { stack = '', pageKind, ...error } = readInput(browserError, request.body)
    if (!isTaken(networkOf(request.ip))) return reply.code(204).send()
    const frames = await sourceLines(parseStack(stack))
    const tags = tagsOf(error, kindOf(pageKind))
    runtime.counts.browserErrors.inc({ page_kind: kindOf(pageKind), severity: String(error.severity) })
    const facts = { event: 'browserError', ...error, pageKind: tags['pageKind'], stack: frames.map(frameText) }
    request.log[error.severity === 3 ? 'warn' : 'error'](facts, 'Something failed in a browser')
    collector.collect({ ...error, origin: 'browser', frames, tags })
    return reply.code(204).send()
  })
}

/** Anybody can send any word: only those there are become tags, and labels of metrics. */
const kindOf = (pageKind: string): PageKind | 'none' => PAGE_KINDS.find((kind) => kind === pageKind) ?? 'none'

const tagsOf = (
  { siteTag, block, resource }: Pick<z.infer<typeof browserError>, 'siteTag' | 'block' | 'resource'>,
  pageKind: string,
): Readonly<Record<string, string>> => ({
  site: siteTag,
  pageKind,
  ...(block === undefined ? {} : { blockId: block.id, blockType: block.type }),
  ...defined({ resource }),
})

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ComposeAsset, ComposeEntry, ComposeRefusal } from '../../schemas/api/compose.ts'
import { isUnreachable } from '../lib/unreachable.ts'
import { limitedFor, unansweredAs } from '../publishing/cms-management.ts'
import type { ComposeSaying, ComposeSentence } from '../../schemas/api/compose-sentences.ts'
import { say } from './sentence.ts'
import { defined } from '../../src/lib/defined.ts'

/** A request that the composer's server does not carry out, with the status and the sentence of the answer. */
export class Refusal extends Error {
  /** The sentence for her; the message is for the log, and for callers without texts of the composer. */
  readonly says: ComposeSaying | undefined
  readonly current: ComposeEntry | ComposeAsset | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly status: number,
    readonly code: string,
    { message, says }: ComposeSentence,
    { current, retryAfterSeconds, ...options }: Details = {},
  ) {
    super(message, options)
    this.says = says
    this.current = current
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface Details extends ErrorOptions {
  readonly current?: ComposeEntry | ComposeAsset
  /** Before that it is no use to ask again. */
  readonly retryAfterSeconds?: number
}

export const noSuchPage = (): Refusal => new Refusal(404, 'NOT_FOUND', say('noPage'))

/** A request of another shape: how it has to be is for whoever wrote the caller, and she is told to load the page anew. */
export const badRequest = (message: string): Refusal => new Refusal(400, 'BAD_REQUEST', { ...say('badRequest'), message })

/** Something that she typed, or chose. */
export const badInput = (sentence: ComposeSentence): Refusal => new Refusal(400, 'BAD_REQUEST', sentence)

/** Of whatever a route threw: a refusal as it is, what the CMS said by its name, everything else without a word of it. */
export const refusalOf = (cause: unknown): Refusal =>
  cause instanceof Refusal ? cause : (refusalOfCms(cause) ?? refusalOfFramework(cause))

export const sendRefusal = (cause: unknown, request: FastifyRequest, reply: FastifyReply, user: string | undefined): FastifyReply => {
  const { status, code, message, says, current, retryAfterSeconds } = refusalOf(cause)
  const level = status >= 500 ? 'error' : 'info'
  request.log[level](
    { event: 'composeRefused', code, status, user, route: request.routeOptions.url, ...errorOf(cause) },
    'The composer was refused',
  )
  const body: ComposeRefusal = {
    code,
    message,
    ...defined({ says }),
    requestId: request.id,
    ...defined({ current }),
  }
  if (status === 503) void reply.header('retry-after', String(retryAfterSeconds ?? 5))
  if (status === 429) void reply.header('retry-after', '60')
  return reply.code(status).send(body)
}

/** What is behind a refusal; nothing where it is its own reason. */
const errorOf = (cause: unknown): { readonly err?: unknown } => {
  const err = cause instanceof Refusal ? cause.cause : cause
  return err === undefined ? {} : { err }
}

/** The vendor's client throws errors named by the API's code, with what it answered as JSON for a message. */
export const refusalOfCms = (cause: unknown): Refusal | undefined => {
  if (!(cause instanceof Error)) return undefined
  const seconds = limitedFor(cause)
  if (seconds !== undefined)
    return new Refusal(503, 'CMS_BUSY', say('cmsBusy'), {
      retryAfterSeconds: seconds,
    })
  if (unansweredAs(cause) !== undefined) return new Refusal(503, 'CMS_UNAVAILABLE', say('cmsDown'))
  switch (cause.name) {
    case 'VersionMismatch':
      return new Refusal(409, 'STALE', say('changed'))
    case 'NotFound':
      return new Refusal(404, 'NOT_FOUND', say('gone'))
    case 'ValidationFailed':
    case 'InvalidEntry':
    case 'UnresolvedLinks':
    case 'BadRequest':
    case 'UnprocessableEntity':
      return new Refusal(422, 'REFUSED', say('cmsRefused', { reasons: reasonsOf(cause) }))
    case 'AccessTokenInvalid':
    case 'AccessDenied':
      return new Refusal(503, 'CMS_UNAVAILABLE', say('cmsLocked'))
    default:
      return undefined
  }
}

/** `heading: Size must be at most 90`; the code alone where the CMS says no more. */
const reasonsOf = (cause: Error): string => {
  const reasons = errorsIn(cause.message).map(({ path, details }) => [path?.slice(1).join(' '), details].filter(Boolean).join(': '))
  return reasons.length > 0 ? `${reasons.join('; ')}.` : `${cause.name}.`
}

interface CmsError {
  readonly path?: readonly (string | number)[]
  readonly details?: string
}

const errorsIn = (message: string): readonly CmsError[] => {
  try {
    const { details } = JSON.parse(message) as { readonly details?: { readonly errors?: readonly CmsError[] } }
    return details?.errors ?? []
  } catch {
    // Some errors have a sentence for a message.
    return []
  }
}

/** Bodies that are too large or no JSON, by the framework's own status; all else is a mistake of ours. */
const refusalOfFramework = (cause: unknown): Refusal => {
  const status = cause instanceof Error && 'statusCode' in cause && typeof cause.statusCode === 'number' ? cause.statusCode : 500
  if (status === 413) return new Refusal(413, 'TOO_LARGE', say('tooLarge'))
  if (status === 415) return new Refusal(415, 'WRONG_TYPE', say('wrongType'))
  if (isUnreachable(cause)) return new Refusal(503, 'UNAVAILABLE', say('unavailable'))
  if (status >= 400 && status < 500) return new Refusal(status, 'BAD_REQUEST', say('unreadable'))
  return new Refusal(500, 'DEFECT', say('defect'))
}

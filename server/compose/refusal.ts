import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ComposeAsset, ComposeEntry, ComposeRefusal } from '../../schemas/api/compose.ts'
import { isUnreachable } from '../lib/unreachable.ts'
import { limitedFor, unansweredAs } from '../publishing/cms-management.ts'

/** A request that the composer's server does not carry out, with the status and the sentence of the answer. */
export class Refusal extends Error {
  readonly current: ComposeEntry | ComposeAsset | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { current, retryAfterSeconds, ...options }: Details = {},
  ) {
    super(message, options)
    this.current = current
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface Details extends ErrorOptions {
  readonly current?: ComposeEntry | ComposeAsset
  /** Before that it is no use to ask again. */
  readonly retryAfterSeconds?: number
}

export const noSuchPage = (): Refusal => new Refusal(404, 'NOT_FOUND', 'There is no such page in the CMS. It may have been deleted.')

export const badRequest = (message: string): Refusal => new Refusal(400, 'BAD_REQUEST', message)

/** Of whatever a route threw: a refusal as it is, what the CMS said by its name, everything else without a word of it. */
export const refusalOf = (cause: unknown): Refusal =>
  cause instanceof Refusal ? cause : (refusalOfCms(cause) ?? refusalOfFramework(cause))

export const sendRefusal = (cause: unknown, request: FastifyRequest, reply: FastifyReply, user: string | undefined): FastifyReply => {
  const { status, code, message, current, retryAfterSeconds } = refusalOf(cause)
  const level = status >= 500 ? 'error' : 'info'
  request.log[level](
    { event: 'composeRefused', code, status, user, route: request.routeOptions.url, ...errorOf(cause) },
    'The composer was refused',
  )
  const body: ComposeRefusal = { code, message, requestId: request.id, ...(current === undefined ? {} : { current }) }
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
    return new Refusal(503, 'CMS_BUSY', 'The CMS has too much to do at the moment. Nothing is lost; it is tried again.', {
      retryAfterSeconds: seconds,
    })
  if (unansweredAs(cause) !== undefined)
    return new Refusal(503, 'CMS_UNAVAILABLE', 'The CMS does not answer now. Nothing is lost; it is tried again.')
  switch (cause.name) {
    case 'VersionMismatch':
      return new Refusal(409, 'STALE', 'Somebody else has changed this meanwhile.')
    case 'NotFound':
      return new Refusal(404, 'NOT_FOUND', 'The CMS does not have this any more.')
    case 'ValidationFailed':
    case 'InvalidEntry':
    case 'UnresolvedLinks':
    case 'BadRequest':
    case 'UnprocessableEntity':
      return new Refusal(422, 'REFUSED', `The CMS does not take this: ${reasonsOf(cause)}`)
    case 'AccessTokenInvalid':
    case 'AccessDenied':
      return new Refusal(503, 'CMS_UNAVAILABLE', 'The CMS does not let the shop in. Ask who looks after it to check the management token.')
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
  if (status === 413) return new Refusal(413, 'TOO_LARGE', 'This is too large. A picture may have 20 MB, an entry 1 MB.')
  if (status === 415) return new Refusal(415, 'WRONG_TYPE', 'Only pictures can be uploaded: JPEG, PNG, WebP, AVIF or GIF.')
  if (isUnreachable(cause))
    return new Refusal(503, 'UNAVAILABLE', 'Something that the shop needs does not answer now. Try again in a moment.')
  if (status >= 400 && status < 500) return new Refusal(status, 'BAD_REQUEST', 'The request cannot be read.')
  return new Refusal(
    500,
    'DEFECT',
    'Something went wrong in the shop. Nothing is lost; try again, and name the number of the request if it stays.',
  )
}

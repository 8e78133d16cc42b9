import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Runtime } from '../../server/runtime.ts'
import { refuseUnknown } from '../../server/lib/refuse-unknown.ts'
import { CognitoError, sendCognitoError } from './cognito-error.ts'
import { errors } from './errors.ts'
import type { CognitoDeps } from './deps.ts'
import { operations } from './operations.ts'
import { readPool } from './read-pool.ts'
import { createSigningKeys, resealSigningKeys } from './tokens/signing-keys.ts'

interface Options {
  readonly runtime: Runtime
  readonly sleep?: (ms: number) => Promise<void>
}

const CONTENT_TYPE = 'application/x-amz-json-1.1'
const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.'
const KEYS_MAX_AGE_SECONDS = 3_600

/** The identity provider on the vendor's wire, mounted at `/cognito` (AUTH-09). */
export const cognitoEmulator: FastifyPluginAsync<Options> = async (app, options) => {
  const { runtime } = options
  const deps: CognitoDeps = {
    ...runtime,
    keys: createSigningKeys(runtime),
    pool: readPool(runtime),
    sleep: options.sleep ?? ((ms) => sleep(ms)),
  }
  app.addHook('onReady', () => resealSigningKeys(runtime))
  speakVendor(app)
  app.post('/', async (request, reply) => {
    const answer = await operationOf(request)({ ...deps, asked: `${request.protocol}://${request.host}` })(request.body)
    return reply.type(CONTENT_TYPE).send(JSON.stringify(answer))
  })
  app.options('/', async (_request, reply) => reply.code(200).send())
  app.get<{ Params: { poolId: string } }>('/:poolId/.well-known/jwks.json', async ({ params }, reply) => {
    requirePool(deps, params.poolId)
    return reply.header('cache-control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`).send({ keys: [(await deps.keys()).publicJwk] })
  })
  app.get<{ Params: { poolId: string } }>('/:poolId/.well-known/openid-configuration', async ({ params }, reply) => {
    requirePool(deps, params.poolId)
    return reply.header('cache-control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`).send(discoveryOf(deps.pool.issuer))
  })
  refuseUnknown(app, async (request, reply) =>
    sendCognitoError(reply.type(CONTENT_TYPE), {
      type: 'UnknownOperationException',
      message: `${request.method} ${request.url} is not part of the embedded identity provider.`,
      status: 501,
    }),
  )
}

const requirePool = ({ pool }: Pick<CognitoDeps, 'pool'>, id: string): void => {
  if (id !== pool.id) throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`)
}

/** What a library that discovers a provider by the `iss` of its tokens reads. There is no hosted sign-in, so no address of one. */
const discoveryOf = (issuer: string): object => ({
  issuer,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['code', 'token'],
  scopes_supported: ['openid', 'email', 'phone', 'profile'],
  subject_types_supported: ['public'],
})

const operationOf = (request: FastifyRequest): ((deps: CognitoDeps) => (body: unknown) => Promise<object>) => {
  const target = String(request.headers['x-amz-target'] ?? '')
  const name = target.startsWith(TARGET_PREFIX) ? target.slice(TARGET_PREFIX.length) : ''
  const operation = operations.get(name)
  if (operation !== undefined) return operation
  if (/^\w{1,64}$/.test(name))
    throw new CognitoError('UnknownOperationException', `${name} is not part of the embedded identity provider.`, { status: 501 })
  throw new CognitoError('UnknownOperationException', 'The request names no operation.')
}

/** The vendor's content type, headers, cross-origin answers and error form. */
const speakVendor = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(CONTENT_TYPE, { parseAs: 'string' }, (request, body, done) => parse(request, String(body), done))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-amzn-requestid': request.id, 'cache-control': 'no-store', ...crossOrigin(request) })
  })
  app.setErrorHandler((error, request, reply) => {
    const known = toCognitoError(error)
    if (known === undefined) request.log.error({ err: error }, 'identity provider failed')
    // The vendor answers 400 to wrong passwords, wrong codes and locks, too.
    else request.log.warn({ event: 'refused', refusal: known.type, address: request.ip }, 'The identity provider refused a call')
    return sendCognitoError(reply.type(CONTENT_TYPE), known ?? errors.internal())
  })
}

const toCognitoError = (error: unknown): CognitoError | undefined => {
  if (error instanceof CognitoError) return error
  if (error instanceof z.ZodError) {
    const paths = error.issues.map((issue) => issue.path.join('.')).join(', ')
    return errors.invalidParameter(`${error.issues.length} validation error detected: Value at '${paths}' failed to satisfy constraint`)
  }
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
    return new CognitoError('SerializationException', error.message, { status: Number(error.statusCode) })
  return undefined
}

const crossOrigin = (request: FastifyRequest): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
  ...(request.method === 'OPTIONS'
    ? {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': String(
          request.headers['access-control-request-headers'] ?? 'content-type, x-amz-target, x-amz-user-agent',
        ),
        'access-control-max-age': '172800',
      }
    : {}),
})

import { z, type ZodType } from 'zod'
import type { Operation } from '../../server/commerce/routes/operations/operation.ts'
import type { JsonSchema } from './answer-schemas.ts'

interface Described extends Operation {
  /** By method and path, as Fastify registers it. */
  readonly call: string
  readonly tag: string
  /** Undefined where it answers no JSON. */
  readonly answer: JsonSchema | undefined
}

/** `/cart/:id` as OpenAPI writes it; the rest of a path is one parameter. */
export const pathOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{rest}')

/** One operation of the document. Throws where the table and the answers do not fit together. */
export const describeOperation = (operation: Described): JsonSchema => {
  const { call, tag, summary, access, body, form, answer, mediaType } = operation
  const hasJson = operation.status !== 204 && mediaType === undefined
  if (hasJson !== (answer !== undefined))
    throw new Error(`${call}: routes/answers.ts and the table in routes/operations say different things of its body.`)
  const parameters = parametersOf(operation)
  return {
    tags: [tag],
    summary,
    operationId: idOf(call),
    security: SECURITY[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { content: { 'application/json': { schema: inputOf(body) } } } }),
    ...(form !== undefined && { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }),
    responses: responsesOf(operation),
  }
}

const SECURITY: Readonly<Record<Operation['access'], readonly JsonSchema[]>> = {
  open: [],
  machine: [],
  guest: [{ guest: [] }],
  token: [{ account: [] }],
  session: [{ session: [] }],
  account: [{ session: [], account: [] }],
}

/** What a call takes, before defaults and tidying: the side of the schema that a client sees. */
const inputOf = (schema: ZodType): JsonSchema => {
  const { $schema: _dialect, ...input } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return input
}

const parametersOf = ({ call, access, params, query, headers = [] }: Described): readonly JsonSchema[] => {
  const isOfScript = (access !== 'machine' && !call.startsWith('GET ')) || headers.includes('script')
  const isOfSite = !call.includes('/previews/')
  const named = [
    ...(isOfSite ? ['siteTag', 'lang'] : []),
    ...(isOfSite && access !== 'machine' ? ['subfolder'] : []),
    ...(isOfScript ? ['requestedWith'] : []),
    ...headers.flatMap((name) => (name === 'script' ? [] : name === 'captcha' ? ['captchaV3', 'captchaV2'] : [name])),
  ]
  return [...fieldsOf('path', params), ...fieldsOf('query', query), ...named.map((name) => ({ $ref: `#/components/parameters/${name}` }))]
}

const fieldsOf = (place: 'path' | 'query', schema: ZodType | undefined): readonly JsonSchema[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = inputOf(schema) as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(properties).map(([name, field]) => ({
    name: name === '*' ? 'rest' : name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

const responsesOf = (operation: Described): JsonSchema => {
  const { status = 200, mediaType = 'application/json', answer, otherRefusals = {} } = operation
  const begins = operation.access === 'guest' || operation.access === 'token'
  const content = status === 204 ? undefined : { [mediaType]: { schema: answer ?? { type: 'string' } } }
  const refusals = refusalsOf(operation)
  const statuses = [...new Set([...Object.keys(refusals), ...Object.keys(otherRefusals)])]
  return {
    [status]: {
      description: status === 204 ? 'Done; nothing to say.' : status === 201 ? 'Made.' : 'Done.',
      ...(begins && { headers: { shoppingsessionid: { $ref: '#/components/headers/shoppingsessionid' } } }),
      ...(content && { content }),
    },
    ...Object.fromEntries(statuses.map((one) => [one, refusal(refusals[one], otherRefusals[Number(one)])])),
    default: { $ref: '#/components/responses/Refusal' },
  }
}

/** The codes of a call together with those of every call of its kind. */
const refusalsOf = ({
  access,
  params,
  query,
  body,
  call,
  refusals = {},
  headers,
}: Described): Readonly<Record<string, readonly string[]>> => {
  const isRead = params !== undefined || query !== undefined || body !== undefined
  const isOfScript = (access !== 'machine' && !call.startsWith('GET ')) || headers?.includes('script') === true
  const common: readonly (readonly [status: number, code: string])[] = [
    ...(isRead ? ([[400, 'INVALID_REQUEST']] as const) : []),
    ...(body === undefined ? [] : ([[400, 'BAD_JSON']] as const)),
    ...(access === 'session' || access === 'account' ? ([[401, 'SESSION_UNKNOWN']] as const) : []),
    ...(access === 'account' ? ([[401, 'UNAUTHORIZED']] as const) : []),
    ...(isOfScript ? ([[403, 'FORBIDDEN']] as const) : []),
  ]
  const all = new Map<string, string[]>()
  const own = Object.entries(refusals).flatMap(([status, codes]) => codes.map((code) => [status, code] as const))
  for (const [status, code] of [...common, ...own]) all.set(String(status), [...(all.get(String(status)) ?? []), code])
  return Object.fromEntries(all)
}

/** The API's own form with its codes, the form of somebody else, or either. */
const refusal = (codes: readonly string[] | undefined, other: string | undefined): JsonSchema => {
  const words = [...(codes ?? []).map((code) => `\`${code}\``), ...(other === undefined ? [] : [other])]
  const own = codes && { allOf: [{ $ref: '#/components/schemas/ApiError' }, { type: 'object', properties: { code: { enum: codes } } }] }
  const others = { type: 'object' }
  const schema = own === undefined ? others : other === undefined ? own : { anyOf: [own, others] }
  return { description: words.join(', '), content: { 'application/json': { schema } } }
}

/** `GET /api/cart/:lineItemId` as a name of a function: `getCartLineItemId`. */
const idOf = (call: string): string => {
  const [method = '', url = ''] = call.split(' ')
  const words = url.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api')
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

import { z } from 'zod'
import { idempotencyKeyFormat } from '../../server/commerce/checkout/submit-checkout.ts'
import type { Operation, Operations } from '../../server/commerce/routes/operations/operation.ts'
import type { AnswerSchemas, JsonSchema } from './answer-schemas.ts'
import { describeOperation, pathOf } from './describe-operation.ts'

interface Input {
  readonly version: string
  readonly operations: Readonly<Record<string, Operations>>
  readonly schemas: AnswerSchemas
}

/** The API as OpenAPI 3.1: what the calls read, from their schemas, and what they answer, from their types. */
export const openapiDocument = ({ version, operations, schemas: { answers, types } }: Input): JsonSchema => {
  const all = Object.entries(operations).flatMap(([tag, calls]) =>
    Object.entries<Operation>(calls).map(([call, operation]) => ({ ...operation, call, tag, answer: answers[call] })),
  )
  const described = new Set(all.map(({ call }) => call))
  const forgotten = Object.keys(answers).filter((call) => !described.has(call))
  if (forgotten.length > 0) throw new Error(`routes/operations does not describe ${forgotten.join(', ')}.`)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const one of all) {
    const [method = '', url = ''] = one.call.split(' ')
    paths[pathOf(url)] = { ...paths[pathOf(url)], [method.toLowerCase()]: describeOperation(one) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine shop API', version, description: DESCRIPTION },
    servers: [{ url: '/', description: 'The host of the shop; no country and no language in the path.' }],
    tags: Object.keys(operations).map((name) => ({ name })),
    paths,
    components: { ...COMPONENTS, schemas: types },
  }
}

const DESCRIPTION = `What the pages of the shop call. Begin a session, send its id in the header \`shoppingsessionid\`, and every call of the bag answers
the whole bag. Amounts are in major units. Every refusal has one body, \`ApiError\`; act by its \`code\`, its message is English.

Whatever changes something needs the header \`x-requested-with: XMLHttpRequest\`, which a form of another site cannot send.`

const parameter = (place: 'query' | 'header', name: string, description: string, schema: JsonSchema, required = false): JsonSchema => ({
  name,
  in: place,
  required,
  description,
  schema,
})

const TEXT = { type: 'string' } as const
const { $schema: _dialect, ...idempotencyKey } = z.toJSONSchema(idempotencyKeyFormat)

const COMPONENTS = {
  securitySchemes: {
    guest: { type: 'http', scheme: 'basic', description: 'The public credentials of guests: they open a session, nothing more.' },
    account: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of the identity provider.' },
    session: { type: 'apiKey', in: 'header', name: 'shoppingsessionid', description: 'The id that beginning a session answers.' },
  },
  parameters: {
    siteTag: parameter('query', 'siteTag', 'Which site; the session’s, else the default site, unless given.', TEXT),
    lang: parameter('query', 'lang', 'The language of the answer, where the site has it.', TEXT),
    subfolder: parameter(
      'header',
      'Subfolder',
      'The site’s folder in addresses, for a host in front that needs it; the shop does not read it.',
      TEXT,
    ),
    requestedWith: parameter(
      'header',
      'x-requested-with',
      'Proves that no form of another site sends the call.',
      { const: 'XMLHttpRequest' },
      true,
    ),
    idempotencyKey: parameter('header', 'idempotency-key', 'A new one for each order, the same one for each retry.', idempotencyKey, true),
    guestSession: parameter('header', 'shoppingsessionid', 'The guest’s session whose bag comes along.', TEXT),
    captchaV3: parameter('header', 'x-recaptcha-v3-token', 'Where the site has a captcha: its token.', TEXT),
    captchaV2: parameter('header', 'x-recaptcha-v2-token', 'After 403 CAPTCHA_REQUIRED: the token of a solved challenge.', TEXT),
  },
  headers: { shoppingsessionid: { description: 'The id of the session.', schema: TEXT } },
  responses: {
    Refusal: {
      description:
        'Any call: `UNKNOWN_SITE`, `BAD_REQUEST`, `BAD_ADDRESS`, `URI_TOO_LONG`, `BODY_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`; `MAINTENANCE` while the site is closed; `SERVER_ERROR` with the incident that support finds it by.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
    },
  },
} as const

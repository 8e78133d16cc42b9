import { z } from 'zod'
import type { Call } from '../call.ts'
import type { WebhookBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { simpleDocument } from '../render/simple-document.ts'
import type { Resource } from '../storage/resource.ts'
import { parseBody } from './parse-body.ts'
import { versionedCollection } from './versioned-collection.ts'
import { defined } from '../../../src/lib/defined.ts'

const transformation = z.object({
  method: z.enum(['POST', 'GET', 'PUT', 'PATCH', 'DELETE']).nullish(),
  contentType: z
    .string()
    .regex(/^application\/(?:vnd\.contentful\.management\.v1\+json|json|x-www-form-urlencoded)(?:; charset=utf-8)?$/)
    .nullish(),
  includeContentLength: z.boolean().nullish(),
  body: z.unknown().optional(),
})

const webhook = z.looseObject({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  topics: z.array(z.string().regex(/^[A-Za-z*]+(?:\.[A-Za-z_*]+){1,2}$/)).min(1),
  filters: z.array(z.unknown()).nullish(),
  headers: z
    .array(z.looseObject({ key: z.string().regex(/^[A-Za-z0-9-]+$/), value: z.string().optional(), secret: z.boolean().optional() }))
    .optional(),
  active: z.boolean().optional(),
  httpBasicUsername: z.string().nullish(),
  httpBasicPassword: z.string().nullish(),
  transformation: transformation.nullish(),
})

const read = ({ body }: Call, before?: WebhookBody): WebhookBody => {
  const { sys: _sys, ...given } = parseBody(webhook, body)
  // JSON without the undefined that zod's optional keys allow for.
  return withStoredSecrets(JSON.parse(JSON.stringify(given)) as WebhookBody, before)
}

/** What is never shown cannot be sent back: where it is missing, it stays. */
const withStoredSecrets = (body: WebhookBody, before: WebhookBody | undefined): WebhookBody => {
  const password = body.httpBasicPassword ?? (body.httpBasicUsername === before?.httpBasicUsername ? before?.httpBasicPassword : undefined)
  const headers = body.headers?.map((header) => {
    const known = before?.headers?.find(({ key, secret }) => key === header.key && secret === true)
    return header.secret === true && header.value === undefined && known !== undefined ? known : header
  })
  return {
    ...body,
    ...defined({ headers, httpBasicPassword: password }),
  }
}

const show = (deps: Deps, resource: Resource<WebhookBody>) => {
  const { httpBasicPassword: _secret, ...document } = simpleDocument(deps, resource)
  const headers = document.headers?.map(({ value, ...header }) => (header.secret === true ? header : { ...header, value }))
  return { ...document, ...defined({ headers }) }
}

/** /webhook_definitions. Calls of a deleted one that are still to be made are dropped when their turn comes. */
export const webhooks = versionedCollection<WebhookBody>({ kind: 'WebhookDefinition', read, show })

import { z } from 'zod'
import { created, noContent, ok, type Call, type Operation } from '../call.ts'
import type { WebhookBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { requireVersion } from '../storage/require-version.ts'
import { removeResource, updateResource } from '../storage/update-resource.ts'
import { parseBody } from './parse-body.ts'
import { requireId } from './require-id.ts'

const webhook = z.looseObject({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  topics: z.array(z.string().regex(/^[A-Za-z*]+(?:\.[A-Za-z_*]+){1,2}$/)).min(1),
  filters: z.array(z.unknown()).nullish(),
  headers: z
    .array(z.looseObject({ key: z.string().regex(/^[A-Za-z0-9-]+$/), value: z.string().optional(), secret: z.boolean().optional() }))
    .optional(),
  active: z.boolean().optional(),
})

/** POST /webhook_definitions. */
export const createWebhook =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const id = needs.platform.ids.token(22)
      return created(
        simpleDocument(
          inside,
          await insertResource(inside.database, { kind: 'WebhookDefinition', id, body: read(call), now: inside.now() }),
        ),
      )
    })

/** PUT /webhook_definitions/{id}: new under that id, or changed at its version. */
export const putWebhook =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const id = requireId(call.params['id'])
      const existing = await findResource<WebhookBody>(inside.database, { kind: 'WebhookDefinition', id })
      if (existing === undefined)
        return created(
          simpleDocument(
            inside,
            await insertResource(inside.database, { kind: 'WebhookDefinition', id, body: read(call), now: inside.now() }),
          ),
        )
      requireVersion(existing, call)
      return ok(
        simpleDocument(
          inside,
          await updateResource(inside.database, existing, { body: read(call), version: existing.version + 1, updatedAt: inside.now() }),
        ),
      )
    })

/** DELETE /webhook_definitions/{id}; calls still to be made are dropped when their turn comes. */
export const deleteWebhook =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      await removeResource(inside.database, await getResource(inside.database, { kind: 'WebhookDefinition', id: call.params['id'] ?? '' }))
      return noContent
    })

const read = ({ body }: Call): WebhookBody => {
  const { sys: _sys, ...given } = parseBody(webhook, body)
  // JSON without the undefined that zod's optional keys allow for.
  return JSON.parse(JSON.stringify(given)) as WebhookBody
}

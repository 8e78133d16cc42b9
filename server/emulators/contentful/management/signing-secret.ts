import { z } from 'zod'
import { noContent, ok, type Operation } from '../call.ts'
import type { Needs } from '../needs.ts'
import { managedSys } from '../render/managed-sys.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { removeResource, updateResource } from '../storage/update-resource.ts'
import { parseBody } from './parse-body.ts'

/** What all webhook calls of the space are signed with. */
export interface SigningSecret {
  readonly value: string
}

export const SECRET_NAME = { kind: 'SigningSecret', id: 'space' } as const

const secret = z.object({ value: z.string().min(16) })

/** GET /webhook_settings/signing_secret: never the secret itself. */
export const getSigningSecret =
  (needs: Needs): Operation =>
  async () =>
    ok(show(needs, await getResource<SigningSecret>(needs.database, SECRET_NAME)))

/** PUT of the same: from now on every call is signed with it, retries too. */
export const putSigningSecret =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const body = parseBody(secret, call.body)
      const existing = await findResource<SigningSecret>(inside.database, SECRET_NAME)
      if (existing === undefined)
        return ok(show(inside, await insertResource(inside.database, { ...SECRET_NAME, body, now: inside.now() })))
      return ok(
        show(inside, await updateResource(inside.database, existing, { body, version: existing.version + 1, updatedAt: inside.now() })),
      )
    })

/** DELETE of the same: calls go out unsigned. */
export const deleteSigningSecret =
  (needs: Needs): Operation =>
  () =>
    inWrite(needs, async (inside) => {
      await removeResource(inside.database, await getResource(inside.database, SECRET_NAME))
      return noContent
    })

const show = (needs: Needs, resource: Resource<SigningSecret>) => ({
  redactedValue: resource.body.value.slice(-4),
  sys: { ...managedSys(needs, resource), type: 'WebhookSigningSecret' },
})

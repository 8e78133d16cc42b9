import { z } from 'zod'
import { managedSys } from '../render/managed-sys.ts'
import { parseBody } from './parse-body.ts'
import { singleton } from './singleton.ts'

/** What all webhook calls of the space are signed with. */
export interface SigningSecret {
  readonly value: string
}

export const SECRET_NAME = { kind: 'SigningSecret', id: 'space' } as const

const secret = z.object({ value: z.string().min(16) })

/** /webhook_settings/signing_secret: every call is signed with it, retries too. Never shown but for its end. */
export const signingSecret = singleton<SigningSecret>({
  name: SECRET_NAME,
  read: ({ body }) => parseBody(secret, body),
  show: (deps, resource) => ({
    redactedValue: resource.body.value.slice(-4),
    sys: { ...managedSys(deps, resource), type: 'WebhookSigningSecret' },
  }),
})

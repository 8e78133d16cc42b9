import { z } from 'zod'
import type { Database } from '../../../server/database/database.ts'
import { managedSys } from '../render/managed-sys.ts'
import { findResource } from '../storage/find-resource.ts'
import { parseBody } from './parse-body.ts'
import { singleton } from './singleton.ts'

const NAME = { kind: 'RetryPolicy', id: 'space' } as const
/** About an hour of trying; what is given up stays in the table with the reason. */
const STANDARD_RETRIES = 19

const policy = z.object({ maxRetries: z.number().int().min(2).max(99) })
type RetryPolicy = z.output<typeof policy>

/** /webhook_settings/retry_policy: how often a webhook call is made again. */
export const retryPolicy = singleton<RetryPolicy>({
  name: NAME,
  read: ({ body }) => parseBody(policy, body),
  show: (deps, resource) => ({
    maxRetries: resource.body.maxRetries,
    sys: { ...managedSys(deps, resource), type: 'WebhookRetryPolicy' },
  }),
})

/** How often a call is made again before it is given up. */
export const maxRetries = async (database: Database): Promise<number> =>
  (await findResource<RetryPolicy>(database, NAME))?.body.maxRetries ?? STANDARD_RETRIES

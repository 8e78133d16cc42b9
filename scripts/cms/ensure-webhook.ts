import { isDeepStrictEqual } from 'node:util'
import type { CmsConnection } from './cms-connection.ts'
import { connectCms } from './connect-cms.ts'

/** Where the space reports to, and with which secret it signs. */
export interface WebhookRequest extends CmsConnection {
  readonly url: string
  /** At least 16 characters; the vendor's own service wants exactly 64. */
  readonly secret: string
}

const NAME = 'Publisher'
/** Whatever changes what readers see. */
const TOPICS = ['Entry.publish', 'Entry.unpublish', 'Entry.delete', 'Asset.publish', 'Asset.unpublish', 'Asset.delete']

/** Makes sure that the space tells `url` of every publication, signed. Safe to repeat; changes nothing that is right. */
export const ensureWebhook = async ({ url, secret, environmentId, ...space }: WebhookRequest): Promise<void> => {
  const cms = connectCms({ ...space, environmentId })
  const filters = [{ equals: [{ doc: 'sys.environment.sys.id' }, environmentId] }]
  const { items } = await cms.webhook.getMany({})
  const existing = items.find((webhook) => webhook.url === url)
  if (existing === undefined) await cms.webhook.create({}, { name: NAME, url, topics: TOPICS, filters, headers: [] } as never)
  else if (!isDeepStrictEqual(existing.topics, TOPICS))
    await cms.webhook.update({ webhookDefinitionId: existing.sys.id }, { ...existing, topics: TOPICS })
  await cms.webhook.upsertSigningSecret({}, { value: secret })
}

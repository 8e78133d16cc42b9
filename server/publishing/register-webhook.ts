import { connectManagement, type ManagementAddress } from './connect-management.ts'

const NAME = 'Shop: publish pages'
/** Actions that change live pages, or drafts shown in a preview. */
const ACTIONS = ['create', 'save', 'auto_save', 'publish', 'unpublish', 'archive', 'unarchive', 'delete']
const TOPICS = ['Entry', 'Asset'].flatMap((type) => ACTIONS.map((action) => `${type}.${action}`))

/**
 * Registers the webhook by which the CMS announces changes; does nothing where it is registered. The space signs with the given
 * secret. `origin` is the shop's, as the CMS reaches it.
 */
export const registerWebhook = async ({ origin, ...address }: ManagementAddress & { readonly origin: string }): Promise<void> => {
  const cms = connectManagement(address)
  const url = `${origin}/api/webhooks/contentful`
  const { items } = await cms.webhook.getMany({})
  const existing = items.find((webhook) => webhook.url === url && webhook.name === NAME)
  // A space that an older release prepared announces less than this one needs.
  if (existing !== undefined && TOPICS.every((topic) => existing.topics.includes(topic))) return
  if (existing !== undefined) await cms.webhook.update({ webhookDefinitionId: existing.sys.id }, { ...existing, topics: TOPICS })
  else
    await cms.webhook.create(
      {},
      { name: NAME, url, topics: TOPICS, headers: [], filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, address.environmentId] }] },
    )
}

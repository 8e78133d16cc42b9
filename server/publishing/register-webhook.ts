import { connectManagement, type ManagementAddress } from './connect-management.ts'

const NAME = 'Shop: publish pages'
/** What changes live pages, and what changes drafts that somebody may be looking at. */
const ACTIONS = ['create', 'save', 'auto_save', 'publish', 'unpublish', 'archive', 'unarchive', 'delete']
const TOPICS = ['Entry', 'Asset'].flatMap((type) => ACTIONS.map((action) => `${type}.${action}`))

/**
 * Tells the CMS where to announce changes; does nothing where it knows already. The space signs with the secret it was given.
 * `origin` is where the shop answers, as the CMS reaches it.
 */
export const registerWebhook = async ({ origin, ...address }: ManagementAddress & { readonly origin: string }): Promise<void> => {
  const cms = connectManagement(address)
  const url = `${origin}/api/webhooks/contentful`
  const { items } = await cms.webhook.getMany({})
  const known = items.find((webhook) => webhook.url === url && webhook.name === NAME)
  // A space that an older release prepared announces less than this one wants to hear.
  if (known !== undefined && TOPICS.every((topic) => known.topics.includes(topic))) return
  if (known !== undefined) await cms.webhook.update({ webhookDefinitionId: known.sys.id }, { ...known, topics: TOPICS })
  else
    await cms.webhook.create(
      {},
      { name: NAME, url, topics: TOPICS, headers: [], filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, address.environmentId] }] },
    )
}

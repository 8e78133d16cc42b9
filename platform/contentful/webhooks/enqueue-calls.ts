import { contentfulWebhookCalls } from '../../../server/database/schema/contentful.ts'
import type { WebhookBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { filterMatches } from './filter-matches.ts'
import { topicMatches } from './topic-matches.ts'

/** Writes a call for each webhook that wants the event, in the transaction of the event itself: neither can be without the other. */
export const enqueueCalls = async (deps: Deps, topic: string, payload: unknown): Promise<void> => {
  const { webhooks } = await deps.settings()
  const wanting = webhooks.filter(({ body }) => isWanted(body, topic, payload))
  if (wanting.length === 0) return
  await deps.database.insert(contentfulWebhookCalls).values(wanting.map(({ id }) => ({ webhookId: id, topic, payload, dueAt: deps.now() })))
  deps.wakeCourier()
}

const isWanted = ({ active, topics, filters }: WebhookBody, topic: string, payload: unknown): boolean =>
  active !== false &&
  topics.some((pattern) => topicMatches(pattern, topic)) &&
  (filters ?? []).every((filter) => filterMatches(filter, payload))

import { contentfulWebhookCalls } from '../../../server/database/schema/contentful.ts'
import type { WebhookBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { filterMatches } from './filter-matches.ts'
import { topicMatches } from './topic-matches.ts'

/** Writes a call for each webhook that wants the event, in the transaction of the event itself: neither can be without the other. */
export const enqueueCalls = async (deps: Deps, topic: string, payload: unknown): Promise<void> => {
  const { webhooks } = await deps.settings()
  const subscribed = webhooks.filter(({ body }) => isSubscribed(body, topic, payload))
  if (subscribed.length === 0) return
  await deps.database
    .insert(contentfulWebhookCalls)
    .values(subscribed.map(({ id }) => ({ webhookId: id, topic, payload, dueAt: deps.now() })))
  deps.wakeCourier()
}

const isSubscribed = ({ active, topics, filters }: WebhookBody, topic: string, payload: unknown): boolean =>
  active !== false &&
  topics.some((pattern) => topicMatches(pattern, topic)) &&
  (filters ?? []).every((filter) => filterMatches(filter, payload))

import { contentfulWebhookCalls } from '../../../server/database/schema/contentful.ts'
import type { Deps } from '../deps.ts'
import { isRecord, type WebhookBody } from '../model.ts'
import { valuesIn } from '../query/searchable.ts'

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

/** Whether a webhook's topic (`Entry.publish`, `Entry.*`, `*.*`, with or without the vendor's prefix) covers an event. */
export const topicMatches = (pattern: string, topic: string): boolean => {
  const expected = withoutPrefix(pattern).split('.')
  const actual = withoutPrefix(topic).split('.')
  return expected.length === actual.length && expected.every((part, index) => part === '*' || part === actual[index])
}

const withoutPrefix = (topic: string): string => topic.replace(/^ContentManagement\./, '')

/** A webhook's filter in the vendor's form: `{ equals: [{ doc: path }, value] }`, `in`, `regexp`, each may be in a `not`. */
export const filterMatches = (filter: unknown, payload: unknown): boolean => {
  if (!isRecord(filter)) return true
  if (filter['not'] !== undefined) return !filterMatches(filter['not'], payload)
  const [operator = '', operands] = Object.entries(filter)[0] ?? []
  if (!Array.isArray(operands)) return true
  const [subject, expected] = operands
  const values = isRecord(subject) && typeof subject['doc'] === 'string' ? valuesIn(payload, subject['doc'].split('.')) : []
  return values.some((value) => isMet(operator, value, expected))
}

const isMet = (operator: string, value: unknown, expected: unknown): boolean => {
  if (operator === 'equals') return value === expected
  if (operator === 'in') return Array.isArray(expected) && expected.includes(value)
  return (
    operator === 'regexp' &&
    isRecord(expected) &&
    typeof expected['pattern'] === 'string' &&
    new RegExp(expected['pattern']).test(String(value))
  )
}

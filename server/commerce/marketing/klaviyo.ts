import { z } from 'zod'
import type { ListMember, MarketingVendor, SubscribeOutcome } from './vendor.ts'

interface Deps {
  readonly fetch: typeof fetch
  /** Without trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string
}

/** The version of the vendor's API that these calls are written for. */
const REVISION = '2025-04-15'

const profiles = z.object({ data: z.array(z.unknown()) })

/**
 * Klaviyo. Its subscription job does not report addresses that are on the list already, so the list is read first: a
 * retry after a lost answer is then answered rightly too.
 */
export const klaviyo =
  ({ fetch, baseUrl, apiKey }: Deps): MarketingVendor =>
  async (member) => {
    const headers = { authorization: `Klaviyo-API-Key ${apiKey}`, revision: REVISION, 'content-type': 'application/vnd.api+json' }
    const existing = await fetch(`${baseUrl}/api/lists/${encodeURIComponent(member.listId)}/profiles?${filterOf(member)}`, { headers })
    if (!existing.ok) return outcomeOf(existing.status)
    if ((profiles.safeParse(await existing.json()).data?.data.length ?? 0) > 0) return { outcome: 'exists' }
    const body = JSON.stringify(subscriptionJob(member))
    const answer = await fetch(`${baseUrl}/api/profile-subscription-bulk-create-jobs`, { method: 'POST', headers, body })
    return outcomeOf(answer.status)
  }

const outcomeOf = (status: number): SubscribeOutcome => {
  if (status < 300) return { outcome: 'subscribed' }
  return status === 400 || status === 422 ? { outcome: 'refused' } : { outcome: 'failed', status }
}

const FIELDS = { email: 'email', phone: 'phone_number' } as const

const filterOf = ({ contact }: ListMember): string =>
  new URLSearchParams({ filter: `equals(${FIELDS[contact.kind]},${JSON.stringify(contact.value)})` }).toString()

const subscriptionJob = ({ contact, language, interests, listId }: ListMember) => {
  const channel = contact.kind === 'email' ? 'email' : 'sms'
  const profile = {
    type: 'profile',
    attributes: {
      [FIELDS[contact.kind]]: contact.value,
      properties: { language, interests },
      subscriptions: { [channel]: { marketing: { consent: 'SUBSCRIBED' } } },
    },
  }
  return {
    data: {
      type: 'profile-subscription-bulk-create-job',
      attributes: { profiles: { data: [profile] } },
      relationships: { list: { data: { type: 'list', id: listId } } },
    },
  }
}

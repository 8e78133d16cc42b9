import { z } from 'zod'
import type { ConsentVendor, ListMember, MarketingVendor, SubscribeOutcome } from './vendor.ts'

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
    const headers = headersOf(apiKey)
    const existing = await fetch(`${baseUrl}/api/lists/${encodeURIComponent(member.listId)}/profiles?${filterOf(member)}`, { headers })
    if (!existing.ok) return outcomeOf(existing.status)
    if ((profiles.safeParse(await existing.json()).data?.data.length ?? 0) > 0) return { outcome: 'exists' }
    const body = JSON.stringify(subscriptionJob(member))
    const answer = await fetch(`${baseUrl}/api/profile-subscription-bulk-create-jobs`, { method: 'POST', headers, body })
    return outcomeOf(answer.status)
  }

const headersOf = (apiKey: string) => ({
  authorization: `Klaviyo-API-Key ${apiKey}`,
  revision: REVISION,
  'content-type': 'application/vnd.api+json',
})

/** Consent of one address: who is on the list has given it. Taking it back removes the profile from the list as well. */
export const klaviyoConsent = ({ fetch, baseUrl, apiKey }: Deps): ConsentVendor => ({
  isSubscribed: async ({ email, listId }) => {
    const filter = filterOf({ contact: { kind: 'email', value: email } })
    const answer = await fetch(`${baseUrl}/api/lists/${encodeURIComponent(listId)}/profiles?${filter}`, { headers: headersOf(apiKey) })
    if (!answer.ok) throw new Error(`Klaviyo answered ${answer.status}`)
    return profiles.parse(await answer.json()).data.length > 0
  },
  change: async ({ email, listId, language, isGiven }) => {
    const member: ListMember = { contact: { kind: 'email', value: email }, language, interests: [], listId }
    const body = isGiven ? subscriptionJob(member) : unsubscriptionJob(member)
    const answer = await fetch(`${baseUrl}/api/${body.data.type}s`, {
      method: 'POST',
      headers: headersOf(apiKey),
      body: JSON.stringify(body),
    })
    return answer.ok
  },
})

const outcomeOf = (status: number): SubscribeOutcome => {
  if (status < 300) return { outcome: 'subscribed' }
  return status === 400 || status === 422 ? { outcome: 'refused' } : { outcome: 'failed', status }
}

const FIELDS = { email: 'email', phone: 'phone_number' } as const

const filterOf = ({ contact }: Pick<ListMember, 'contact'>): string =>
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

const unsubscriptionJob = ({ contact, listId }: ListMember) => ({
  data: {
    type: 'profile-subscription-bulk-delete-job',
    attributes: { profiles: { data: [{ type: 'profile', attributes: { [FIELDS[contact.kind]]: contact.value } }] } },
    relationships: { list: { data: { type: 'list', id: listId } } },
  },
})

import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ConsentVendor, ListedAddress, ListMember, MarketingVendor, SubscribeOutcome } from './vendor.ts'
import { basicAuthorization } from '../../lib/basic-authorization.ts'

interface Deps {
  readonly fetch: typeof fetch
  /** Without trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string
}

const problem = z.object({ title: z.string() })

/** Mailchimp: one call, whose 400 names the problem in its title. */
export const mailchimp =
  ({ fetch, baseUrl, apiKey }: Deps): MarketingVendor =>
  async (member) => {
    const answer = await fetch(`${baseUrl}/3.0/lists/${encodeURIComponent(member.listId)}/members`, {
      method: 'POST',
      headers: headersOf(apiKey),
      body: JSON.stringify(memberBody(member)),
    })
    return answer.ok ? { outcome: 'subscribed' } : outcomeOf(answer.status, problem.safeParse(await answer.json()).data?.title)
  }

const headersOf = (apiKey: string) => ({ authorization: basicAuthorization('vitrine', apiKey), 'content-type': 'application/json' })

const member = z.object({ status: z.string() })

/** Consent of one address: the status of the list's member. Who took it back stays a member, which a new sign-up would not change. */
export const mailchimpConsent = ({ fetch, baseUrl, apiKey }: Deps): ConsentVendor => {
  const headers = headersOf(apiKey)
  // The vendor names a member by this hash of the address.
  const addressOf = ({ email, listId }: ListedAddress): string =>
    `${baseUrl}/3.0/lists/${encodeURIComponent(listId)}/members/${createHash('md5').update(email).digest('hex')}`
  return {
    isSubscribed: async (address) => {
      const answer = await fetch(addressOf(address), { headers })
      if (answer.status === 404) return false
      if (!answer.ok) throw new Error(`Mailchimp answered ${answer.status}`)
      return member.parse(await answer.json()).status === 'subscribed'
    },
    change: async ({ isGiven, language, ...address }) => {
      const body = isGiven
        ? { email_address: address.email, status_if_new: 'subscribed', status: 'subscribed', language }
        : { status: 'unsubscribed' }
      const answer = await fetch(addressOf(address), { method: isGiven ? 'PUT' : 'PATCH', headers, body: JSON.stringify(body) })
      return answer.ok || (!isGiven && answer.status === 404)
    },
  }
}

const outcomeOf = (status: number, title: string | undefined): SubscribeOutcome => {
  if (status !== 400) return { outcome: 'failed', status }
  return { outcome: title === 'Member Exists' ? 'exists' : 'refused' }
}

const memberBody = ({ contact, language, interests }: ListMember) => ({
  ...(contact.kind === 'email'
    ? { email_address: contact.value, status: 'subscribed' }
    : { sms_phone_number: contact.value, sms_subscription_status: 'subscribed' }),
  language,
  interests: Object.fromEntries(interests.map((id) => [id, true])),
})

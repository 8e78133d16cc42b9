import { z } from 'zod'
import type { ListMember, MarketingVendor, SubscribeOutcome } from './vendor.ts'
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
      headers: { authorization: basicAuthorization('vitrine', apiKey), 'content-type': 'application/json' },
      body: JSON.stringify(memberBody(member)),
    })
    return answer.ok ? { outcome: 'subscribed' } : outcomeOf(answer.status, problem.safeParse(await answer.json()).data?.title)
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

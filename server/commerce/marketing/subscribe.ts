import { z } from 'zod'
import { toInternational } from '../../../src/lib/phone-number.ts'
import { hasNewsletter } from '../../../src/site/has-newsletter.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Runtime } from '../../runtime.ts'
import { withDeadline } from '../../lib/with-deadline.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { emailField, phoneField } from '../forms/form-fields.ts'
import { readInput } from '../http/read-input.ts'
import type { SiteScope } from '../http/request-scope.ts'
import type { ListMember, MarketingVendor } from './vendor.ts'
import { klaviyo } from './klaviyo.ts'
import { mailchimp } from './mailchimp.ts'

const list = z
  .string()
  .max(500)
  .optional()
  .transform((text) => (text ?? '').split(',').filter((id) => id !== ''))
export const subscribeQuery = z.object({
  email: z.string().trim().max(300).optional(),
  phone: z.string().trim().max(30).optional(),
  language: z.string().max(8).optional(),
  interests: list,
  kInterests: list,
})

/** The answer of a sign-up, with the codes that the form knows. */
export interface SubscribeAnswer {
  readonly status: number
  readonly body: { readonly success: 'subscribed' } | { readonly error: 'emailExists' | 'errorFormat' | 'errorGeneric' }
}

const ANSWERS = {
  subscribed: { status: 200, body: { success: 'subscribed' } },
  exists: { status: 409, body: { error: 'emailExists' } },
  refused: { status: 422, body: { error: 'errorFormat' } },
} as const
const failed = (status: number): SubscribeAnswer => ({ status, body: { error: 'errorGeneric' } })

/** Of one call to the marketing service, while a form waits. */
export const MARKETING_MS = 5_000

const TRIES_PER_MINUTE = 10

/** Signs an e-mail address or phone number up at the site's marketing service (CALL-27, EMAIL-14). `who`: whose tries are counted. */
export const subscribe = async (
  { runtime }: { readonly runtime: Runtime },
  { site, language }: SiteScope,
  who: string,
  input: unknown,
): Promise<SubscribeAnswer> => {
  if (!(await countTry(runtime, { key: `subscribe:${who}`, max: TRIES_PER_MINUTE, windowMs: 60_000 }))) return failed(429)
  if (!hasNewsletter(site)) return failed(404)
  const sent = readInput(subscribeQuery, input)
  const contact = await contactOf(sent, site)
  if (contact === undefined) return ANSWERS.refused
  const answer = await vendorOf({ runtime, site })({
    contact,
    language: site.languages.includes(sent.language ?? '') ? (sent.language ?? language) : language,
    interests: site.emailSignup.vendor === 'klaviyo' ? sent.kInterests : sent.interests,
    listId: listOf(site),
  })
  return answer.outcome === 'failed' ? failed(answer.status === 429 ? 429 : 500) : ANSWERS[answer.outcome]
}

const contactOf = async (
  { email = '', phone = '' }: z.infer<typeof subscribeQuery>,
  site: SiteConfig,
): Promise<ListMember['contact'] | undefined> => {
  if (email !== '')
    return email.length <= 254 && new RegExp(emailField.pattern ?? '').test(email)
      ? { kind: 'email', value: email.toLowerCase() }
      : undefined
  const number = await toInternational(phone, site.code)
  return new RegExp(phoneField.pattern ?? '').test(number) ? { kind: 'phone', value: number } : undefined
}

/** The vendor's list for a site: named in its integration, else the site's own tag. */
export const listOf = ({ emailSignup, integrations, siteTag }: SiteConfig): string => {
  const listId = emailSignup.vendor && integrations[emailSignup.vendor]?.['listId']
  return typeof listId === 'string' && listId !== '' ? listId : siteTag
}

/** The marketing service of a site, at its own address or the embedded one. A service that cannot be reached has failed. */
export const vendorOf = ({ runtime, site }: { readonly runtime: Runtime; readonly site: SiteConfig }): MarketingVendor => {
  const { config } = runtime
  const fetch = withDeadline(runtime.fetch, MARKETING_MS)
  const vendor =
    site.emailSignup.vendor === 'mailchimp'
      ? mailchimp({ fetch, baseUrl: config.MAILCHIMP_BASE_URL ?? `${config.origin}/mailchimp`, apiKey: config.MAILCHIMP_API_KEY })
      : klaviyo({ fetch, baseUrl: config.KLAVIYO_BASE_URL ?? `${config.origin}/klaviyo`, apiKey: config.KLAVIYO_API_KEY })
  return async (member) => {
    try {
      return await vendor(member)
    } catch (cause) {
      runtime.log.error({ err: cause, vendor: site.emailSignup.vendor }, 'The marketing service could not be reached')
      return { outcome: 'failed', status: 502 }
    }
  }
}

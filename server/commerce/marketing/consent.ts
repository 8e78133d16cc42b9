import { hasNewsletter } from '../../../src/site/has-newsletter.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { withDeadline } from '../../lib/with-deadline.ts'
import type { Runtime } from '../../runtime.ts'
import { z } from 'zod'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import type { AccountScope } from '../http/request-scope.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { klaviyoConsent } from './klaviyo.ts'
import { mailchimpConsent } from './mailchimp.ts'
import { listOf, MARKETING_MS } from './subscribe.ts'
import type { ConsentVendor } from './vendor.ts'

interface ConsentChange {
  readonly email: string
  readonly language: string
  readonly isGiven: boolean
}

/** Consent to marketing mail, as the site's marketing service has it. A service that cannot be reached is logged. */
interface Consent {
  /** Undefined where the service does not say. */
  readonly read: (email: string) => Promise<boolean | undefined>
  /** False where it was not changed. */
  readonly change: (change: ConsentChange) => Promise<boolean>
}

export const consentOf = ({ runtime, site }: { readonly runtime: Runtime; readonly site: SiteConfig }): Consent => {
  // Nobody is on a list that there is not, and whoever takes consent back has taken it back.
  if (!hasNewsletter(site)) return { read: async () => false, change: async ({ isGiven }) => !isGiven }
  const vendor = vendorOf({ runtime, site })
  const listId = listOf(site)
  const reached = async <Result>(ask: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await ask()
    } catch (cause) {
      runtime.log.error({ err: cause, vendor: site.emailSignup.vendor }, 'The marketing service could not be reached')
      return undefined
    }
  }
  return {
    read: (email) => reached(() => vendor.isSubscribed({ email: email.toLowerCase(), listId })),
    change: async ({ email, language, isGiven }) =>
      (await reached(() => vendor.change({ email: email.toLowerCase(), listId, language, isGiven }))) === true,
  }
}

const vendorOf = ({ runtime, site }: { readonly runtime: Runtime; readonly site: SiteConfig }): ConsentVendor => {
  const { config } = runtime
  const fetch = withDeadline(runtime.fetch, MARKETING_MS)
  return site.emailSignup.vendor === 'mailchimp'
    ? mailchimpConsent({ fetch, baseUrl: config.MAILCHIMP_BASE_URL ?? `${config.origin}/mailchimp`, apiKey: config.MAILCHIMP_API_KEY })
    : klaviyoConsent({ fetch, baseUrl: config.KLAVIYO_BASE_URL ?? `${config.origin}/klaviyo`, apiKey: config.KLAVIYO_API_KEY })
}

/** Whether the signed-in shopper gets marketing mail (CALL-27). */
export interface ConsentAnswer {
  readonly subscribed: boolean
}

/** Of who is signed in, by the address the identity provider has proven. 503 where the service does not say. */
export const readConsent = async ({ runtime }: { readonly runtime: Runtime }, { identity, site }: AccountScope): Promise<ConsentAnswer> => {
  const subscribed = await consentOf({ runtime, site }).read(identity.email)
  if (subscribed === undefined) throw unavailable()
  return { subscribed }
}

export const consentBody = z.object({ subscribed: z.boolean() })
const CHANGES_PER_MINUTE = 10

/** Gives or takes back consent; 503 where the service did not take it: then it is what it was. */
export const changeConsent = async (
  { runtime }: { readonly runtime: Runtime },
  { identity, site, language }: AccountScope,
  input: unknown,
): Promise<ConsentAnswer> => {
  const { subscribed } = readInput(consentBody, input)
  if (!(await countTry(runtime, { key: `consent:${identity.sub}`, max: CHANGES_PER_MINUTE, windowMs: MINUTE_MS })))
    throw new ApiProblem(429, 'TOO_MANY_TRIES', { message: 'Too many changes. Please wait a minute.' }, MINUTE_MS / 1000)
  if (!(await consentOf({ runtime, site }).change({ email: identity.email, language, isGiven: subscribed }))) throw unavailable()
  return { subscribed }
}

const MINUTE_MS = 60_000
const RETRY_AFTER_S = 5

const unavailable = (): ApiProblem =>
  new ApiProblem(
    503,
    'MARKETING_UNAVAILABLE',
    { message: 'Your choice could not be read or saved just now. Please try again.' },
    RETRY_AFTER_S,
  )

import type { Subscriber } from '../../clients/commerce/operations/subscribe.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { SignUpDraft, SignUpMode } from './sign-up-draft.ts'

interface Form {
  readonly mode: SignUpMode
  readonly language: string
  readonly emailSignup: SiteConfig['emailSignup']
}

/** A filled form as the call takes it: one field takes an address or a number, and interests go to the site's vendor by its own ids. */
export const toSubscriber = ({ input, interests }: SignUpDraft, { mode, language, emailSignup }: Form): Subscriber => {
  const contact = input.trim()
  const chosen = (emailSignup.interests ?? []).filter(({ key }) => interests.includes(key))
  const isKlaviyo = emailSignup.vendor === 'klaviyo'
  return {
    ...(mode === 'phoneOnly' || PHONE.test(contact) ? { phone: contact } : { email: contact }),
    language,
    interests: isKlaviyo ? [] : chosen.map(({ mailchimp }) => mailchimp),
    kInterests: isKlaviyo ? chosen.map(({ klaviyo }) => klaviyo) : [],
  }
}

/** Figures and what people put between them. */
const PHONE = /^[+\d][\d\s().-]*$/

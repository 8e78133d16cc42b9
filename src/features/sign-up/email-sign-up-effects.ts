import { fromPromise } from 'xstate'
import { CommerceError, type CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import { report } from '../../lib/report.ts'
import { subscribe, type Subscriber } from '../../clients/commerce/operations/subscribe.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { SignUpDraft, SignUpMode } from './sign-up-draft.ts'
import { storeMembership } from './list-member.ts'

interface Deps {
  readonly commerce: CommerceClient
  readonly mode: SignUpMode
  readonly language: string
  readonly emailSignup: SiteConfig['emailSignup']
  readonly storage: Pick<Storage, 'setItem'> | undefined
  readonly captchaHeaders: () => Promise<Readonly<Record<string, string>>>
}

/** What the machine's effects do. */
export const emailSignUpEffects = ({ commerce, storage, captchaHeaders, ...form }: Deps) => ({
  subscribe: fromPromise<void, SignUpDraft>(async ({ input }) => {
    try {
      await subscribe(commerce)(toSubscriber(input, form), await captchaHeaders())
      storeMembership(storage)
    } catch (cause) {
      if (cause instanceof CommerceError && cause.status === 409) storeMembership(storage)
      reportFailure(report, cause, { code: 'notSignedUp', message: 'A shopper was not signed up' })
      throw cause
    }
  }),
})

interface Form {
  readonly mode: SignUpMode
  readonly language: string
  readonly emailSignup: SiteConfig['emailSignup']
}

/** A filled form as the call takes it: one field takes an address or a number, and interests go to the site's vendor by its own ids. */
const toSubscriber = ({ input, interests }: SignUpDraft, { mode, language, emailSignup }: Form): Subscriber => {
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

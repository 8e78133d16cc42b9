import { CommerceError, type CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { subscribe } from '../../clients/commerce/operations/subscribe.ts'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import type { ReportSink } from '../../lib/report.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { lateCaptchaHeaders } from '../captcha/late-captcha.ts'
import { storeMembership } from './list-member.ts'

interface Deps {
  readonly commerce: CommerceClient
  readonly site: Pick<SiteConfig, 'captcha' | 'integrations'>
  readonly language: string
  readonly storage: Pick<Storage, 'setItem'> | undefined
  readonly report: ReportSink
}

/** Signs a shopper up who ticked the box beside the e-mail address of the order, as the newsletter's form does. It stops no order. */
export const signUpAtCheckout = async ({ commerce, site, language, storage, report }: Deps, email: string): Promise<void> => {
  try {
    await subscribe(commerce)({ email, language, interests: [], kInterests: [] }, await lateCaptchaHeaders(site, 'subscribe'))
    storeMembership(storage)
  } catch (cause) {
    if (cause instanceof CommerceError && cause.status === 409) return storeMembership(storage)
    reportFailure(report, cause, { code: 'notSignedUp', message: 'A shopper of the checkout was not signed up' })
  }
}

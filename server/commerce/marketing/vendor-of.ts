import type { Runtime } from '../../runtime.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { klaviyo } from './klaviyo.ts'
import { mailchimp } from './mailchimp.ts'
import type { MarketingVendor } from './vendor.ts'

/** The marketing service of a site, at its own address or the embedded one. A service that cannot be reached has failed. */
export const vendorOf = ({ runtime, site }: { readonly runtime: Runtime; readonly site: SiteConfig }): MarketingVendor => {
  const { config, fetch } = runtime
  const vendor =
    site.emailSignup.vendor === 'mailchimp'
      ? mailchimp({ fetch, baseUrl: config.MAILCHIMP_BASE_URL ?? `${config.origin}/mailchimp`, apiKey: config.MAILCHIMP_API_KEY })
      : klaviyo({ fetch, baseUrl: config.KLAVIYO_BASE_URL ?? `${config.origin}/klaviyo`, apiKey: config.KLAVIYO_API_KEY })
  return async (member) => {
    try {
      return await vendor(member)
    } catch (cause) {
      runtime.log.error({ err: cause, vendor: site.emailSignup.vendor }, 'The marketing service could not be asked.')
      return { outcome: 'failed', status: 502 }
    }
  }
}

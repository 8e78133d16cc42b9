import type { ConsentCategory, ConsentState } from '../../../site/consent.ts'
import { pushToDataLayer } from '../data-layer.ts'

interface Deps {
  readonly baseUrl: string
  readonly containerId: string
  readonly consentOf: (category: ConsentCategory) => ConsentState
  readonly loadScript: (address: string) => Promise<unknown>
  readonly now: () => number
}

/**
 * Google Tag Manager (THIRD-05), once statistics are agreed to: it then reads the data layer from its beginning. What is agreed to
 * is told first, in Google's words, and again whenever it changes, since a script that has run cannot be unloaded.
 */
export const createTagManager = ({ baseUrl, containerId, consentOf, loadScript, now }: Deps): { readonly update: () => void } => {
  let isBegun = false
  const consent = () => {
    const say = (category: ConsentCategory): string => (consentOf(category) === 'granted' ? 'granted' : 'denied')
    const [analytics, ads, preferences] = [say('statistics'), say('marketing'), say('preferences')]
    return {
      analytics_storage: analytics,
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
      functionality_storage: preferences,
      personalization_storage: preferences,
    }
  }
  return {
    update: () => {
      if (isBegun) return command('consent', 'update', consent())
      if (consentOf('statistics') !== 'granted') return
      isBegun = true
      command('consent', 'default', consent())
      pushToDataLayer({ 'gtm.start': now(), event: 'gtm.js' })
      // Blocked or unreachable: the shop does without.
      loadScript(`${baseUrl}/gtm.js?${new URLSearchParams({ id: containerId }).toString()}`).catch(() => undefined)
    },
  }
}

/** The vendor tells a command from an event by its being an `arguments` object. */
function command(..._parts: readonly unknown[]): void {
  const layer: unknown[] = (window.dataLayer ??= [])
  // oxlint-disable-next-line prefer-rest-params
  layer.push(arguments)
}

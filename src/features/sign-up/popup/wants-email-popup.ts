import { isAllowedHere } from '../../../site/consent.ts'
import type { DebugFlags } from '../../../site/debug-flags.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { isListMember } from '../list-member.ts'

/** Whether the vendor's form may be offered: switched on, allowed by the shopper, not asked away, and to nobody on the list (CAMP-06, PREFIX-12). */
export const wantsEmailPopup = (site: SiteConfig, flags: Pick<DebugFlags, 'hideEmailPopup'>): boolean => {
  const { enabled, companyId, formId } = site.integrations['klaviyo'] ?? { enabled: false }
  if (!enabled || typeof companyId !== 'string' || typeof formId !== 'string' || flags.hideEmailPopup) return false
  if (isListMember(browserStorage())) return false
  return isAllowedHere('marketing', site.consent.mode)
}

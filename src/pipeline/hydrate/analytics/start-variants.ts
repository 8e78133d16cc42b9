import { createPost } from '../../../features/analytics/sinks/sink.ts'
import { createVariantCounts } from '../../../features/analytics/sinks/variant-counts.ts'
import { keepVariantNumber } from '../../../features/analytics/variant-number.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import type { SiteValue } from '../../../site/site-value.ts'
import { VARIANT_CREDIT } from '../../../site/variant-credit.ts'

/** Draws the visitor's number, counts variants that she sees, and from here on what she does after them. */
export const startVariants = ({ site, language }: Pick<SiteValue, 'site' | 'language'>) => {
  const storage = browserStorage()
  // Where the browser refuses its storage nothing could be counted once only.
  const counts = storage && createVariantCounts({ siteTag: site.siteTag, language, storage, post: createPost(window.fetch.bind(window)) })
  window.addEventListener(VARIANT_CREDIT, (event) => {
    if (event instanceof CustomEvent) counts?.credit(event.detail === 'order' ? 'order' : 'bag')
  })
  return { keepNumber: keepVariantNumber, see: counts?.see }
}

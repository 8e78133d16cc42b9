import type { Sink } from '../../../features/analytics/sinks/sink.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import type { ConsentState } from '../../../site/consent.ts'
import type { SiteValue } from '../../../site/site-value.ts'
import { hasVariantNumber, VARIANTS_COUNTED } from '../../../site/variant-storage.ts'

interface LateVariants extends Sink {
  /** Consent may be another: with it comes the number of the visitor, or goes. */
  readonly update: (consent: ConsentState) => void
}

/** Whether pages are chosen for this visitor. */
export const takesPart = (): boolean => hasVariantNumber(document.cookie)

/**
 * The shop's own counts of variants, as a sink. Most shoppers have decided nothing and see no variant, so the code comes with the number,
 * with the first variant, or where this browser has seen one before.
 */
export const createLateVariants = (site: Pick<SiteValue, 'site' | 'language'>): LateVariants => {
  let loaded: Promise<ReturnType<(typeof import('./start-variants.ts'))['startVariants']>> | undefined
  const load = () => (loaded ??= import('./start-variants.ts').then(({ startVariants }) => startVariants(site)))
  if (browserStorage()?.getItem(VARIANTS_COUNTED)) load().catch(nothing)
  return {
    name: 'variants',
    category: 'statistics',
    send: (envelope) => void load().then(({ see }) => see?.(envelope), nothing),
    update: (consent) => {
      if (consent !== 'undecided' && (consent === 'granted') !== takesPart()) load().then(({ keepNumber }) => keepNumber(consent), nothing)
    },
    flush: nothing,
    discard: nothing,
  }
}

/** Code that does not come counts nothing, and nobody misses it. */
const nothing = (): void => undefined

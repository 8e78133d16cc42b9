import type { SiteConfig } from '../../../src/site/site-config.ts'
import { toIsoMinor, toMinor } from '../../commerce/money.ts'

/** An amount as the shop's API answers it (major units), in the ISO 4217 minor units of the protocol: 19.99 GBP is 1999, 500 AED 50000. */
export const isoMinor = (major: number, site: Pick<SiteConfig, 'code' | 'currency'>): number => toIsoMinor(toMinor(major, site), site)

import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ServerConfig } from '../config.ts'

/** Which sites are in maintenance (FRAME-11). */
export interface Maintenance {
  readonly isOn: (site: Pick<SiteConfig, 'siteTag' | 'maintenance'>) => boolean
  /** All sites at once, by MAINTENANCE_MODE. */
  readonly isEverywhere: boolean
  /** For `/_test/maintenance`: in this process, from now on, overriding the site's configuration. */
  readonly set: (siteTag: string, isOn: boolean) => void
  /** Back to the configuration. */
  readonly reset: () => void
}

export const createMaintenance = ({ MAINTENANCE_MODE }: Pick<ServerConfig, 'MAINTENANCE_MODE'>): Maintenance => {
  const asked = new Map<string, boolean>()
  return {
    isOn: ({ siteTag, maintenance }) => MAINTENANCE_MODE || (asked.get(siteTag) ?? maintenance.enabled),
    isEverywhere: MAINTENANCE_MODE,
    set: (siteTag, isOn) => void asked.set(siteTag, isOn),
    reset: () => asked.clear(),
  }
}

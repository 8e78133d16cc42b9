import sites from '../../themes/config.json'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { withBackInStock } from '../../src/site/with-back-in-stock.ts'

/** A site of themes/config.json by its key, with parts replaced. */
export const site = (key = 'gb', changes: Partial<SiteConfig> = {}): SiteConfig => {
  // The file is ours and checked by its own test; its inferred type is narrower than the contract.
  const config = (sites as unknown as Readonly<Record<string, SiteConfig>>)[key]
  if (config === undefined) throw new Error(`No site ${key}`)
  return { ...withBackInStock(config), ...changes }
}

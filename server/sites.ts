import { readFileSync } from 'node:fs'
import type { SiteConfig } from '../src/site/site-config.ts'
import { projectPath } from './paths.ts'

/** All sites of `themes/config.json`, by site key (`gb`, `us`, ...). */
export const readSites = (): readonly SiteConfig[] => {
  const file = projectPath('themes/config.json')
  return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, SiteConfig>)
}

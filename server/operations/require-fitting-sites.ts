import { ConfigError, type ServerConfig } from '../config.ts'
import { siteProblems } from '../configuration/site-problems.ts'
import { readSites } from '../sites.ts'

/** Throws `SitesError` where the file of sites is wrong, and `ConfigError` where the environment does not fit it. */
export const requireFittingSites = (config: ServerConfig): void => {
  const problems = siteProblems(config, readSites(config))
  if (problems.length > 0) throw new ConfigError(problems)
}

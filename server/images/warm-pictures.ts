import type { FastifyInstance } from 'fastify'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { basePathOf } from '../../src/site/base-path.ts'
import type { Platform } from '../platform.ts'
import { picturesOf } from './pictures-of.ts'

interface Needs {
  readonly app: Pick<FastifyInstance, 'inject'>
  readonly platform: Pick<Platform, 'sites' | 'log' | 'config'>
  /** The shop is closing: what it would need is about to go. */
  readonly isOver: () => boolean
}

/**
 * Makes the pictures of every home page once the shop is open, one after the other: the first shopper of a new shop would
 * wait seconds for the largest. What is there already costs a look. Never rejects.
 */
export const warmPictures = async ({ app, platform, isOver }: Needs): Promise<void> => {
  try {
    const known = new Set<string>()
    for (const site of platform.sites) {
      if (isOver()) return
      const { body } = await app.inject({ url: `${basePathOf(site, site.defaultLanguage)}/`, headers: { host: hostOf(site, platform) } })
      for (const address of picturesOf(body)) {
        if (isOver()) return
        if (!known.has(address)) await app.inject({ method: 'GET', url: address, headers: { host: hostOf(site, platform) } })
        known.add(address)
      }
    }
  } catch (cause) {
    platform.log.warn(cause, 'Pictures could not be made ahead')
  }
}

/** Some sites answer on a host of their own only. */
const hostOf = ({ hosts, sharedHost }: SiteConfig, { config }: Needs['platform']): string =>
  `${sharedHost ? 'localhost' : (hosts[0] ?? 'localhost')}:${config.PORT}`

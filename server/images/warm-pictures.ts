import type { FastifyInstance } from 'fastify'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { basePathOf } from '../../src/site/base-path.ts'
import type { Runtime } from '../runtime.ts'
import { picturesOf } from './pictures-of.ts'

interface Deps {
  readonly app: Pick<FastifyInstance, 'inject'>
  readonly runtime: Pick<Runtime, 'sites' | 'log' | 'config'>
  /** The shop is closing: what it would need is about to go. */
  readonly isOver: () => boolean
}

/**
 * Makes the pictures of every home page once the shop is open, one after the other: the first shopper of a new shop would
 * wait seconds for the largest. What is there already costs a look. Never rejects.
 */
export const warmPictures = async ({ app, runtime, isOver }: Deps): Promise<void> => {
  try {
    const known = new Set<string>()
    for (const site of runtime.sites) {
      if (isOver()) return
      const { body } = await app.inject({ url: `${basePathOf(site, site.defaultLanguage)}/`, headers: { host: hostOf(site, runtime) } })
      for (const address of picturesOf(body)) {
        if (isOver()) return
        if (!known.has(address)) await app.inject({ method: 'GET', url: address, headers: { host: hostOf(site, runtime) } })
        known.add(address)
      }
    }
  } catch (cause) {
    runtime.log.warn(cause, 'Pictures could not be made ahead')
  }
}

/** Some sites answer on a host of their own only. */
const hostOf = ({ hosts, sharedHost }: SiteConfig, { config }: Deps['runtime']): string =>
  `${sharedHost ? 'localhost' : (hosts[0] ?? 'localhost')}:${config.PORT}`

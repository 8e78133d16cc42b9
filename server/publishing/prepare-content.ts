import { seedContent } from '../../demo/content/seed-content.ts'
import type { Runtime } from '../runtime.ts'
import type { Publisher } from './create-publisher.ts'
import type { ManagementAddress } from './connect-management.ts'
import { registerPreview } from './register-preview.ts'
import { registerWebhook } from './register-webhook.ts'

interface Deps {
  readonly runtime: Pick<Runtime, 'config' | 'log'>
  readonly publisher: Pick<Publisher, 'catchUp'>
  /** Brings the space to this release's content types; given the embedded space's address. */
  readonly migrate: (address: ManagementAddress) => Promise<unknown>
}

/**
 * What a start does about content, once the port is open: the embedded space gets its content types, first pages, preview and webhook;
 * then whatever is newer than the live pages is published. A real space is managed by its owners and only followed.
 */
export const prepareContent = async ({ runtime, publisher, migrate }: Deps): Promise<void> => {
  const { config, log } = runtime
  if (config.CONTENTFUL_HOST === undefined && config.CONTENTFUL_MANAGEMENT_HOST === undefined) {
    const { origin } = config
    const address = {
      managementBaseUrl: `${origin}/contentful`,
      accessToken: config.CONTENTFUL_MANAGEMENT_TOKEN,
      spaceId: config.CONTENTFUL_SPACE_ID,
      environmentId: config.CONTENTFUL_ENVIRONMENT,
    }
    await migrate(address)
    await seedContent({ ...address, origin, log: (line) => log.info(line) })
    await publisher.catchUp()
    await registerPreview({ ...address, origin })
    return registerWebhook({ ...address, origin })
  }
  await publisher.catchUp()
}

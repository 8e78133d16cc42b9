import type { PlainClientAPI } from 'contentful-management'
import { readConfig } from '../../server/config.ts'
import { connectManagement } from '../../server/publishing/cms-management.ts'

/** A space and the right to manage it. */
export interface CmsConnection {
  /** Origin and path of the management API: `https://api.contentful.com`, `http://localhost:3000/contentful`. */
  readonly managementHost: string
  readonly accessToken: string
  readonly spaceId: string
  readonly environmentId: string
}

export type CmsClient = PlainClientAPI

/** The vendor's plain management client for a connection. */
export const connectCms = ({ managementHost, ...space }: CmsConnection): CmsClient =>
  connectManagement({ managementBaseUrl: managementHost, ...space })

interface ConnectionInput {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly space?: string | undefined
  readonly environment?: string | undefined
}

/**
 * The space of the environment's variables, or another one of the same account; without any, the running shop's. Throws where
 * nothing answers.
 */
export const connectionOf = async ({ env, space, environment }: ConnectionInput): Promise<CmsConnection> => {
  const config = readConfig(env)
  const managementHost = config.CONTENTFUL_MANAGEMENT_HOST ?? `${config.origin}/contentful`
  await requireCms(managementHost)
  return {
    managementHost,
    accessToken: config.CONTENTFUL_MANAGEMENT_TOKEN,
    spaceId: space ?? config.CONTENTFUL_SPACE_ID,
    environmentId: environment ?? config.CONTENTFUL_ENVIRONMENT,
  }
}

/** Throws, in words, where nothing answers at the address of a CMS: the vendor's client would retry for half a minute first. */
export const requireCms = async (host: string): Promise<void> => {
  try {
    await fetch(host)
  } catch (cause) {
    throw new Error(`Nothing answers at ${host}. Start the shop first, or name a space of the vendor's by CONTENTFUL_*.`, { cause })
  }
}

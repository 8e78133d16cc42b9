import { readConfig } from '../../../server/config.ts'
import type { CmsConnection } from '../cms-connection.ts'
import { requireCms } from '../require-cms.ts'

interface Which {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly space?: string | undefined
  readonly environment?: string | undefined
}

/** The space of the environment's variables, or another one of the same account; without any, the running shop's. */
export const connectionOf = async ({ env, space, environment }: Which): Promise<CmsConnection> => {
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

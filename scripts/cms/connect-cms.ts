import { createClient } from 'contentful-management'
import type { CmsConnection } from './cms-connection.ts'

/** The vendor's plain management client for a connection. */
export const connectCms = ({ managementHost, accessToken, spaceId, environmentId }: CmsConnection) => {
  const { protocol, host, pathname } = new URL(managementHost)
  const basePath = pathname.replace(/^\/|\/$/g, '')
  return createClient(
    { accessToken, host, insecure: protocol === 'http:', ...(basePath === '' ? {} : { basePath }) },
    { type: 'plain', defaults: { spaceId, environmentId } },
  )
}

export type CmsClient = ReturnType<typeof connectCms>

import { createClient, type PlainClientAPI } from 'contentful-management'

/** A space and a token to manage it. */
export interface ManagementAddress {
  /** Scheme, host and path of the management API: `https://api.contentful.com`, `http://localhost:3000/contentful`. */
  readonly managementBaseUrl: string
  readonly accessToken: string
  readonly spaceId: string
  readonly environmentId: string
}

/** The vendor's plain management client. */
export const connectManagement = ({ managementBaseUrl, accessToken, spaceId, environmentId }: ManagementAddress): PlainClientAPI => {
  const url = new URL(managementBaseUrl)
  const basePath = url.pathname.replace(/^\/|\/$/g, '')
  return createClient(
    { accessToken, host: url.host, insecure: url.protocol === 'http:', ...(basePath === '' ? {} : { basePath }) },
    { type: 'plain', defaults: { spaceId, environmentId } },
  )
}

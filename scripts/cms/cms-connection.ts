/** A space and the right to manage it. */
export interface CmsConnection {
  /** Origin and path of the management API: `https://api.contentful.com`, `http://localhost:3000/contentful`. */
  readonly managementHost: string
  readonly accessToken: string
  readonly spaceId: string
  readonly environmentId: string
}

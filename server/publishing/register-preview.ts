import { isDeepStrictEqual } from 'node:util'
import { connectManagement, type ManagementAddress } from './connect-management.ts'
import { previewOriginOf } from './reports/preview-link.ts'

const ID = 'shop'

interface PreviewEnvironment {
  readonly sys: { readonly id: string; readonly version: number }
  readonly name: string
  readonly configurations: readonly object[]
}

/**
 * Registers the target of the preview link beside a page's fields in the CMS; does nothing where it is registered. `origin` is
 * the shop's. The vendor's client has no function for it.
 */
export const registerPreview = async ({ origin, ...address }: ManagementAddress & { readonly origin: string }): Promise<void> => {
  const cms = connectManagement(address)
  const { protocol, host } = new URL(origin)
  const previews = previewOriginOf({ protocol: protocol.replace(':', ''), host })
  const environment = {
    name: 'Shop',
    configurations: [{ contentType: 'page', url: `${previews}/_preview/open?key={entry.fields.key}`, enabled: true }],
  }
  const url = `/spaces/${address.spaceId}/preview_environments`
  const { items } = await cms.raw.get<{ readonly items: readonly PreviewEnvironment[] }>(url)
  const existing = items.find(({ sys }) => sys.id === ID)
  // Only the configurations are compared: an editor may have renamed it.
  if (existing !== undefined && isDeepStrictEqual(existing.configurations, environment.configurations)) return
  const version = existing === undefined ? {} : { headers: { 'X-Contentful-Version': existing.sys.version } }
  await cms.raw.put(`${url}/${ID}`, environment, version)
}

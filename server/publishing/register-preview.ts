import { isDeepStrictEqual } from 'node:util'
import { connectManagement, type ManagementAddress } from './connect-management.ts'
import { previewOriginOf } from './reports/preview-link.ts'

const ID = 'shop'

interface Kept {
  readonly sys: { readonly id: string; readonly version: number }
  readonly name: string
  readonly configurations: readonly object[]
}

/**
 * Tells the CMS where the preview link beside a page's fields leads; does nothing where it knows already. `origin` is where the
 * shop answers. The vendor's client has no function for it.
 */
export const registerPreview = async ({ origin, ...address }: ManagementAddress & { readonly origin: string }): Promise<void> => {
  const cms = connectManagement(address)
  const { protocol, host } = new URL(origin)
  const previews = previewOriginOf({ protocol: protocol.replace(':', ''), host })
  const wanted = {
    name: 'Shop',
    configurations: [{ contentType: 'page', url: `${previews}/_preview/open?key={entry.fields.key}`, enabled: true }],
  }
  const url = `/spaces/${address.spaceId}/preview_environments`
  const { items } = await cms.raw.get<{ readonly items: readonly Kept[] }>(url)
  const known = items.find(({ sys }) => sys.id === ID)
  // Whoever renamed it may keep the name.
  if (known !== undefined && isDeepStrictEqual(known.configurations, wanted.configurations)) return
  const version = known === undefined ? {} : { headers: { 'X-Contentful-Version': known.sys.version } }
  await cms.raw.put(`${url}/${ID}`, wanted, version)
}

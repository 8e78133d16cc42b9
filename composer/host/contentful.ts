import { init, locations, type KnownAppSDK } from '@contentful/app-sdk'
import { APP_HEADER, HOST_SESSION } from '../../schemas/api/compose.ts'
import { wallTime } from '../../src/lib/clock.ts'
import { createHostedFetch } from './hosted-fetch.ts'
import { pathOf, type Host } from './host.ts'

/** The web app answers within a second or two. */
const SILENT_MS = 20_000

/** Contentful, which shows the composer as an app of its own; undefined where it does not answer. Loads the vendor's library: import it late. */
export const connectContentful = async (window: Window & typeof globalThis): Promise<Host | undefined> => {
  const sdk = await new Promise<KnownAppSDK | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), SILENT_MS)
    init(resolve, { supressIframeWarning: true })
  })
  if (sdk === undefined) return undefined
  if ('window' in sdk) sdk.window.startAutoResizer()
  return {
    fetch: createHostedFetch({ sign: () => sign(sdk), fetch: window.fetch.bind(window), now: wallTime }),
    path: pathOf(invokedPath(sdk)),
    isSidebar: sdk.location.is(locations.LOCATION_ENTRY_SIDEBAR),
    openPage: async (path) => void (await sdk.navigator.openCurrentAppPage({ path })),
  }
}

/** Beside an entry, the page that it is; in a page of the app, what its address says. */
const invokedPath = ({ ids, parameters, location }: KnownAppSDK): unknown => {
  if (!location.is(locations.LOCATION_ENTRY_SIDEBAR)) return (parameters.invocation as { readonly path?: unknown } | undefined)?.path
  const { entry, contentType } = ids as Partial<Record<'entry' | 'contentType', string>>
  return contentType === 'page' ? `/pages/${entry}` : undefined
}

/** The app is named in what is signed: the vendor names user, space and environment. */
const sign = async ({ cma, ids }: KnownAppSDK): Promise<Readonly<Record<string, string>>> => {
  const headers = { [APP_HEADER]: ids.app ?? '' }
  const signed = await cma.appSignedRequest.create({ appDefinitionId: ids.app ?? '' }, { method: 'POST', path: HOST_SESSION, headers })
  return { ...headers, ...signed.additionalHeaders }
}

import { apiOrigin } from '../../../clients/commerce/api-origin.ts'
import { createShopFetch } from '../../../features/maintenance/create-shop-fetch.ts'
import { wantsEmailPopup } from '../../../features/sign-up/popup/wants-email-popup.ts'
import { detectElsewhere } from '../../../features/site-settings/country-proposal/detect-elsewhere.ts'
import { once } from '../../../lib/once.ts'
import { report } from '../../../lib/report.ts'
import type { DebugFlags } from '../../../site/debug-flags.ts'
import { createSplash } from '../../splash/create-splash.ts'
import { tellOfLostWindow, watchSplash } from '../../splash/watch-splash.ts'
import type { DeferredDeps } from './deferred-deps.ts'

/**
 * What may open in front of a page: the splash window, once it is gone the e-mail popup (CAMP-06), and the proposal of a country. Here is
 * only what finds out whether there is one to show, since nearly every page has none; the windows come with the first.
 */
export const runDeferredScripts = ({ flags, ...deps }: DeferredDeps & { readonly flags: DebugFlags }): void => {
  const { site, build, pages } = deps
  const free = wantsEmailPopup(site.site, flags)
    ? once(async () => (await import('./open-email-popup.tsx')).openEmailPopup(deps))
    : () => Promise.resolve()
  const freeOnceClosed = (): void => void free().catch(tellOfLostWindow)
  watchSplash({
    decide: createSplash({ site, build, flags }),
    pages,
    open: async (item) => (await import('./open-splash.tsx')).openSplash(deps, item, freeOnceClosed),
    free,
  })
  if (!flags.hidePopups) offerCountry(deps).catch(tellOfLostProposal)
}

const offerCountry = async (deps: DeferredDeps): Promise<void> => {
  const { site, language } = deps.site
  const baseUrl = apiOrigin(window.location, site.api.portMap)
  const detected = await detectElsewhere({ site, language, baseUrl, fetch: createShopFetch(deps.site) })
  if (detected !== undefined) await (await import('./open-country-proposal.tsx')).openCountryProposal(deps, detected)
}

const tellOfLostProposal = (cause: unknown): void =>
  report({ code: 'countryProposalFailed', message: 'The proposal of a country did not load', details: { cause: String(cause) } })

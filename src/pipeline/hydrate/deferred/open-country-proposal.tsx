import { CountryProposal } from '../../../features/site-settings/country-proposal/country-proposal.tsx'
import { proposalFor } from '../../../features/site-settings/country-proposal/proposal-for.ts'
import type { DeferredDeps } from './deferred-deps.ts'
import { placeAtEnd, renderApart } from './render-apart.tsx'

/** Proposes the country that a visitor seems to be in, where the shop sells there. */
export const openCountryProposal = async (deps: DeferredDeps, detected: string): Promise<void> => {
  const proposal = proposalFor(deps.site, detected)
  if (proposal === undefined) return
  await deps.loadTexts()
  renderApart(deps, placeAtEnd(), <CountryProposal {...proposal} />)
}

import { useEffect, useState, type ComponentType } from 'react'
import type { CommerceClient } from '../../../clients/commerce/commerce-client.ts'
import { useSite } from '../../../site/site-context.tsx'
import { report } from '../../../lib/report.ts'
import { loadProposal, type Proposal } from './load-proposal.ts'

interface Props {
  readonly commerce: CommerceClient
  readonly loadTexts: () => Promise<unknown>
}

/** Finds out whether there is a country to propose, and proposes it. */
export const CountryProposalHost = ({ commerce, loadTexts }: Props) => {
  const site = useSite()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    find(loadTexts, commerce, site).then(setFound, (cause: unknown) =>
      report({ code: 'countryProposalFailed', message: 'The proposal of a country did not load', details: { cause: String(cause) } }),
    )
  }, [loadTexts, commerce, site])
  return found === undefined ? null : <found.View {...found.proposal} />
}

interface Found {
  readonly proposal: Proposal
  readonly View: ComponentType<Proposal>
}

/** Its code comes for whom there is something to propose. */
const find = async (loadTexts: Props['loadTexts'], ...asked: Parameters<typeof loadProposal>): Promise<Found | undefined> => {
  const proposal = await loadProposal(...asked)
  if (proposal === undefined) return undefined
  const [{ CountryProposal }] = await Promise.all([import('./country-proposal.tsx'), loadTexts()])
  return { proposal, View: CountryProposal }
}

import { useEffect, useState } from 'react'
import type { CommerceClient } from '../../../clients/commerce/commerce-client.ts'
import { useSite } from '../../../site/site-context.tsx'
import { CountryProposal } from './country-proposal.tsx'
import { loadProposal, type Proposal } from './load-proposal.ts'

/** Finds out whether there is a country to propose, and proposes it. */
export const CountryProposalHost = ({ commerce }: { readonly commerce: CommerceClient }) => {
  const site = useSite()
  const [proposal, setProposal] = useState<Proposal>()
  useEffect(() => {
    void loadProposal(commerce, site).then(setProposal)
  }, [commerce, site])
  return proposal === undefined ? null : <CountryProposal {...proposal} />
}

import { useCallback } from 'react'
import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import { readSiteTerms } from '../../clients/content/read-site-terms.ts'
import { report } from '../../lib/report.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useSite } from '../../site/site-context.tsx'

/** The terms of the sites of the client, by site tag: of its own site those the page came with, until all are there. */
export const useTermsByTag = (): Readonly<Record<string, SiteTerms | undefined>> => {
  const { site, language, terms } = useSite()
  const ask = useCallback(() => readSiteTerms({ site, language }, window.fetch.bind(window)), [site, language])
  const answer = useAnswer({ ask, onFailure })
  return answer.status === 'loaded' ? answer.value : { [site.siteTag]: terms }
}

const onFailure = (cause: unknown): void =>
  report({ code: 'siteTermsFailed', message: 'The terms of other countries did not come', details: { cause: String(cause) } })

import { useEffect, useState } from 'react'
import type { VariantResult } from '../../schemas/api/compose-variants.ts'
import type { ComposeClient } from '../api/compose-client.ts'

/** Results of a page's tests; undefined while they are read, and where they cannot be. */
export const useVariantResults = (
  client: Pick<ComposeClient, 'variants'>,
  pageId: string,
): { readonly results: readonly VariantResult[] | undefined; readonly hasFailed: boolean; readonly readAgain: () => void } => {
  const [results, setResults] = useState<readonly VariantResult[]>()
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isHere = true
    void client.variants(pageId).then((answer) => {
      if (!isHere) return
      setFailed(!answer.ok)
      if (answer.ok) setResults(answer.value.results)
    })
    return () => {
      isHere = false
    }
  }, [client, pageId, round])
  return { results, hasFailed, readAgain: () => setRound(round + 1) }
}

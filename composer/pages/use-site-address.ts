import { useCallback } from 'react'
import type { AddressAnswer } from '../../schemas/api/compose-pages.ts'
import type { ComposeClient } from '../api/compose-client.ts'

/** The check of an address for sites, as long as they are the same. It rejects where nobody answers. */
export const useSiteAddress = (
  client: Pick<ComposeClient, 'address'>,
  tags: readonly string[],
): ((path: string) => Promise<AddressAnswer>) => {
  const joined = tags.join(',')
  return useCallback(
    async (path) => {
      const answer = await client.address({ path, sites: joined === '' ? [] : joined.split(',') })
      if (!answer.ok) throw new Error(answer.refusal.code)
      return answer.value
    },
    [client, joined],
  )
}

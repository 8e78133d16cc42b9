import { useCallback } from 'react'
import type { ComposeFields } from '../../schemas/api/compose.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'

const NOTHING_LIVE: Readonly<Record<string, ComposeFields>> = {}

/** Fields of a page's entries as shoppers see them; undefined until they are read. Without an answer none: a list of changes still names what changes. */
export const useLive = (client: Pick<ComposeClient, 'live'>, pageId: string): Readonly<Record<string, ComposeFields>> | undefined => {
  const { value, failure } = useAnswer(useCallback(() => client.live(pageId), [client, pageId]))
  return value?.fields ?? (failure === undefined ? undefined : NOTHING_LIVE)
}

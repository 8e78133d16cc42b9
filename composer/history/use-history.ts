import { useCallback, useMemo, useState } from 'react'
import type { ComposeHistory } from '../../schemas/api/compose-history.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { timelineOf, type HistoryLine } from './timeline.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'
import { defined } from '../../src/lib/defined.ts'

interface History {
  /** Undefined until the first part is read. */
  readonly lines: readonly HistoryLine[] | undefined
  /** Why the next part is not there; empty where the shop could not be reached. */
  readonly failure: ComposeSentence | undefined
  readonly isReading: boolean
  /** Undefined where all is read. */
  readonly readEarlier: (() => void) | undefined
  readonly askAgain: () => void
}

/** The history of a page in parts, the last first. */
export const useHistory = (client: Pick<ComposeClient, 'history'>, pageId: string, shared: readonly string[]): History => {
  const [read, setRead] = useState<readonly ComposeHistory[]>([])
  const until = read.at(-1)?.until
  // Ids of shared blocks are of the page as it was opened.
  const [ids] = useState(shared)
  const ask = useCallback(() => client.history(pageId, { shared: ids, ...defined({ until }) }), [client, pageId, ids, until])
  const { value, failure, askAgain } = useAnswer(ask)
  const parts = useMemo(() => (value === undefined ? read : [...read, value]), [read, value])
  const lines = useMemo(() => timelineOf(parts), [parts])
  return {
    lines: parts.length === 0 ? undefined : lines,
    failure,
    isReading: value === undefined && failure === undefined,
    readEarlier: value?.until === undefined ? undefined : () => setRead(parts),
    askAgain,
  }
}

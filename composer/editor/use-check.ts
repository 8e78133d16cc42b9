import { useEffect, useState } from 'react'
import type { ComposeDocument, ComposeProblem, LookedUp } from '../../schemas/api/compose.ts'
import type { ComposeClient } from '../api/compose-client.ts'

/** What the publish gate would say of the document as it is here, saved or not, and what is wrong around it. */
export interface Check {
  readonly problems: readonly ComposeProblem[]
  /** What the shop could not look up in time. */
  readonly leftOut: readonly LookedUp[]
  /** The gate could not be asked; the problems are those of before. */
  readonly isStale: boolean
}

/** After the last letter: the gate looks at the whole page, for every site. */
const PAUSE_MS = 250
/** What was too slow to be looked up is known a little later; what stays out is not asked for without end. */
const AGAIN_MS = 2_500
const MOST_AGAIN = 3

/** Asks the gate after each change, once it `isAsked`; an older answer never replaces a newer one. */
export const useCheck = (client: Pick<ComposeClient, 'check'>, document: ComposeDocument, isAsked: boolean): Check => {
  const [check, setCheck] = useState<Check>({ problems: [], leftOut: [], isStale: true })
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (times: number): Promise<void> => {
      const answer = await client.check(document)
      if (!isCurrent) return
      setCheck((before) => (answer.ok ? { ...answer.value, isStale: false } : { ...before, isStale: true }))
      if (answer.ok && answer.value.leftOut.length > 0 && times < MOST_AGAIN) timer = setTimeout(() => void ask(times + 1), AGAIN_MS)
    }
    timer = setTimeout(() => void ask(0), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [client, document, isAsked])
  return check
}

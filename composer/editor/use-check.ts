import { useEffect, useState } from 'react'
import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import type { ComposeClient } from '../api/compose-client.ts'

/** What the publish gate would say of the document as it is here, saved or not. */
export interface Check {
  readonly problems: readonly ComposeProblem[]
  /** The gate could not be asked; the problems are those of before. */
  readonly isStale: boolean
}

/** After the last letter: the gate looks at the whole page, for every site. */
const PAUSE_MS = 250

/** Asks the gate after each change, once it `isAsked`; an older answer never replaces a newer one. */
export const useCheck = (client: Pick<ComposeClient, 'check'>, document: ComposeDocument, isAsked: boolean): Check => {
  const [check, setCheck] = useState<Check>({ problems: [], isStale: true })
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void client.check(document).then((answer) => {
        if (!isCurrent) return
        setCheck((before) => (answer.ok ? { problems: answer.value.problems, isStale: false } : { ...before, isStale: true }))
      })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [client, document, isAsked])
  return check
}

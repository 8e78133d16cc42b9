import { useState } from 'react'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { sentenceOf } from '../sentence-in-words.ts'

interface Making {
  readonly number: number
  readonly count: number
}

/**
 * Makes pages one after the other: one request each, so that it is seen how far it is, and what failed is made by doing it again.
 * `onMade` is called once, with the ids of those that are new.
 */
export const useMakesPages = (client: Pick<ComposeClient, 'makeFirstPage'>, onMade: (pageIds: readonly string[]) => void) => {
  const [progress, setProgress] = useState<Making>()
  const [failure, setFailure] = useState<ComposeSentence>()
  /** How many were made since the list was opened. */
  const [count, setCount] = useState(0)
  const make = async (keys: readonly string[]): Promise<void> => {
    if (progress !== undefined) return
    const made: string[] = []
    setFailure(undefined)
    for (const [index, key] of keys.entries()) {
      setProgress({ number: index + 1, count: keys.length })
      const answer = await client.makeFirstPage({ key })
      if (!answer.ok) {
        setFailure(sentenceOf(answer.refusal))
        break
      }
      if (answer.value.pageId !== undefined) made.push(answer.value.pageId)
    }
    setProgress(undefined)
    setCount(count + made.length)
    onMade(made)
  }
  return { make, progress, failure, count }
}

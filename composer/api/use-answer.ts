import { useCallback, useState } from 'react'
import { useAnswer as useCall } from '../../src/lib/use-answer.ts'
import type { Answer } from './compose-client.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'

interface Asked<Value> {
  readonly value: Value | undefined
  /** Why there is none. */
  readonly failure: ComposeSentence | undefined
  readonly askAgain: () => void
}

/** What the server answers to a question, asked once for each function and whenever she asks again. Without a question there is no answer. */
export const useAnswer = <Value>(ask: (() => Promise<Answer<Value>>) | undefined): Asked<Value> => {
  const [attempt, setAttempt] = useState(0)
  const call = useCallback(async () => ask?.(), [ask])
  const called = useCall({ ask: call, attempt, onFailure: never })
  const answer = called.status === 'loaded' ? called.value : undefined
  return {
    value: answer?.ok === true ? answer.value : undefined,
    failure: answer?.ok === false ? answer.refusal : undefined,
    askAgain: () => setAttempt(attempt + 1),
  }
}

/** Calls of the client do not reject: a mistake of the code is nobody's answer. */
const never = (cause: unknown): void => {
  throw cause
}

import { useEffect, useState } from 'react'
import type { Answer } from './compose-client.ts'

interface Asked<Value> {
  readonly value: Value | undefined
  /** Why there is none; empty where the shop could not be reached. */
  readonly failure: string | undefined
  readonly askAgain: () => void
}

/** What the server answers to a question, asked once and whenever she asks again. Without a question there is no answer. */
export const useAnswer = <Value>(ask: (() => Promise<Answer<Value>>) | undefined): Asked<Value> => {
  const [answer, setAnswer] = useState<Answer<Value>>()
  const [tries, setTries] = useState(0)
  const [question] = useState(() => ask)
  useEffect(() => {
    let isCurrent = true
    void question?.().then((given) => {
      if (isCurrent) setAnswer(given)
    })
    return () => void (isCurrent = false)
  }, [question, tries])
  return {
    value: answer?.ok === true ? answer.value : undefined,
    failure: answer?.ok === false ? answer.refusal.message : undefined,
    askAgain: () => {
      setAnswer(undefined)
      setTries(tries + 1)
    },
  }
}

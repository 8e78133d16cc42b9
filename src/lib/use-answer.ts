import { useEffect, useState } from 'react'

/** What became of a call. */
export type Answer<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'loaded'; readonly value: Value }

interface AnswerInput<Value> {
  /** Called anew whenever this is another function. */
  readonly ask: () => Promise<Value>
  /** Another number calls the same function once more. */
  readonly attempt?: number
  /** Called once for every failure; stays the same function. */
  readonly onFailure: (cause: unknown) => void
}

const LOADING = { status: 'loading' } as const

/** Calls for something once the component is on the page; an answer that comes after another call has begun is dropped. */
export const useAnswer = <Value>({ ask, attempt = 0, onFailure }: AnswerInput<Value>): Answer<Value> => {
  const [answered, setAnswered] = useState<{ readonly to: unknown; readonly attempt: number; readonly answer: Answer<Value> }>()
  useEffect(() => {
    let isCurrent = true
    const settle = (answer: Answer<Value>): void => {
      if (isCurrent) setAnswered({ to: ask, attempt, answer })
    }
    ask().then(
      (value) => settle({ status: 'loaded', value }),
      (cause: unknown) => {
        onFailure(cause)
        settle({ status: 'failed', cause })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ask, attempt, onFailure])
  return answered?.to === ask && answered.attempt === attempt ? answered.answer : LOADING
}

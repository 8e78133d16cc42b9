import { useEffect, useState } from 'react'

/** What became of a question. */
export type Answer<Value> = { readonly status: 'loading' | 'failed' } | { readonly status: 'loaded'; readonly value: Value }

interface Question<Value> {
  /** Asked anew whenever this is another function. */
  readonly ask: () => Promise<Value>
  /** Told once of every failure; stays the same function. */
  readonly onFailure: (cause: unknown) => void
}

const LOADING = { status: 'loading' } as const
const FAILED = { status: 'failed' } as const

/** Asks for something once the component is on the page; an answer that comes after another question is let go. */
export const useAnswer = <Value>({ ask, onFailure }: Question<Value>): Answer<Value> => {
  const [answered, setAnswered] = useState<{ readonly to: unknown; readonly answer: Answer<Value> }>()
  useEffect(() => {
    let isCurrent = true
    const tell = (answer: Answer<Value>): void => {
      if (isCurrent) setAnswered({ to: ask, answer })
    }
    ask().then(
      (value) => tell({ status: 'loaded', value }),
      (cause: unknown) => {
        onFailure(cause)
        tell(FAILED)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ask, onFailure])
  return answered?.to === ask ? answered.answer : LOADING
}

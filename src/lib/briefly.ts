interface Options<Answer> {
  readonly lifetimeMs: number
  /** Whether an answer may be given again; every one unless told. */
  readonly isGood?: (answer: Answer) => boolean
}

/** More different questions than a second brings: questions that somebody makes up must not fill the memory. */
const MAX_REMEMBERED = 500

/**
 * Asks once for everybody who asks the same within a moment. Questions must be plain data, answers must not be changed by
 * those who get them; failures are not remembered.
 */
export const briefly = <Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  { lifetimeMs, isGood = () => true }: Options<Answer>,
): ((question: Question) => Promise<Answer>) => {
  const known = new Map<string, { readonly answer: Promise<Answer>; readonly at: number }>()
  return (question) => {
    const key = JSON.stringify(question)
    const found = known.get(key)
    if (found !== undefined && performance.now() - found.at < lifetimeMs) return found.answer
    if (known.size >= MAX_REMEMBERED) known.clear()
    const entry = { answer: ask(question), at: performance.now() }
    const forget = (): void => {
      if (known.get(key) === entry) known.delete(key)
    }
    known.set(key, entry)
    entry.answer.then((answer) => (isGood(answer) ? undefined : forget()), forget)
    return entry.answer
  }
}

/** Caches an answer; a failure is not cached, so that the next call tries again. */
export const once = <Answer>(call: () => Promise<Answer>): (() => Promise<Answer>) => {
  let answer: Promise<Answer> | undefined
  return () => {
    answer ??= call().catch((cause: unknown) => {
      answer = undefined
      throw cause
    })
    return answer
  }
}

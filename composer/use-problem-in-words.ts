import type { ComposeProblem } from '../schemas/api/compose.ts'
import { useMessages } from '../src/i18n/messages-context.tsx'
import { problemInWords } from './problem-in-words.ts'

/** Says problems of the gate in the composer's language. */
export const useProblemInWords = (): ((problem: ComposeProblem) => string) => {
  const { t, has } = useMessages()
  return (problem) => problemInWords(problem, t, has)
}

import { useCallback, useEffect, useState } from 'react'
import type { Programs } from '../../schemas/api/compose-programs.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { askWhileSeen } from '../ask-while-seen.ts'

interface KnownPrograms {
  /** Undefined until they are read. */
  readonly programs: Programs | undefined
  /** Why they could not be read the last time. */
  readonly failure: ComposeSentence | undefined
  readonly readAgain: () => void
}

/** So soon she sees that a program asks for something. */
const EVERY_MS = 10_000

/** Her keys and what waits for her, as long as she looks. */
export const usePrograms = (client: Pick<ComposeClient, 'programs'>): KnownPrograms => {
  const [programs, setPrograms] = useState<Programs>()
  const [failure, setFailure] = useState<ComposeSentence>()
  const read = useCallback(async (): Promise<void> => {
    const answer = await client.programs()
    if (answer.ok) setPrograms(answer.value)
    setFailure(answer.ok ? undefined : answer.refusal)
  }, [client])
  useEffect(() => askWhileSeen(read, EVERY_MS), [read])
  return { programs, failure, readAgain: () => void read() }
}

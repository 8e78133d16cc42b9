import { useMemo } from 'react'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import type { Examples } from '../canvas/show-examples.ts'

/** What new blocks look like before anything is written in them; without an answer they are empty on the canvas. */
export const useBlockExamples = (client: Pick<ComposeClient, 'blocks'>, isAsked: boolean): Examples => {
  const { value } = useAnswer(isAsked ? client.blocks : undefined)
  return useMemo(() => new Map((value?.blocks ?? []).map(({ type, example }) => [type, example])), [value])
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { CanvasProps } from './canvas-props.ts'
import type { FromFrame, ToFrame } from './protocol.ts'

interface Input {
  /** As of `useFrame`. */
  readonly ready: number
  readonly send: (message: ToFrame) => void
  readonly props: Pick<CanvasProps, 'page' | 'width' | 'onMeasured' | 'measuredAfter'>
}

type Hear = (message: Extract<FromFrame, { type: 'measured' }>) => void

/** She types on meanwhile. */
const REST_MS = 1_500

/** Has the page of a frame measured after each change once it rests; what comes of an older change is not reported. Answers who hears the frame. */
export const useMeasures = ({ ready, send, props }: Input): RefObject<Hear> => {
  const { page, width, onMeasured, measuredAfter = REST_MS } = props
  const revision = page.page?.draft.revision
  const isWanted = onMeasured !== undefined
  const last = useRef(0)
  useEffect(() => {
    if (ready === 0 || !isWanted) return
    last.current += 1
    const request = last.current
    const timer = setTimeout(() => send({ type: 'measure', request }), measuredAfter)
    return () => clearTimeout(timer)
  }, [ready, send, isWanted, revision, width, measuredAfter])
  const hear: Hear = ({ request, measures }) => {
    if (request === last.current) onMeasured?.(measures, revision)
  }
  const latest = useRef(hear)
  useLayoutEffect(() => {
    latest.current = hear
  })
  return latest
}

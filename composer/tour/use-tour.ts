import { useEffect, useState } from 'react'
import { hasSeenTour, noteTourSeen } from './seen-tour.ts'

/** What the sentences are about, in their order. */
export const STOPS = ['blocks', 'page', 'fields', 'publish'] as const

export interface Tour {
  /** Which sentence is shown, from 0; undefined for none. */
  readonly stop: number | undefined
  readonly goTo: (stop: number) => void
  readonly begin: () => void
  readonly end: () => void
}

/** The tour of the editor: it begins by itself the first time in a browser. Shown once it counts as seen, however it ends. */
export const useTour = (): Tour => {
  const [stop, setStop] = useState<number | undefined>(() => (hasSeenTour() ? undefined : 0))
  useEffect(() => {
    if (stop !== undefined) noteTourSeen()
  }, [stop])
  return { stop, goTo: setStop, begin: () => setStop(0), end: () => setStop(undefined) }
}

import { useState, type SyntheticEvent } from 'react'

type MediaHandler = (event: SyntheticEvent<HTMLVideoElement>) => void

interface Buffering {
  /** How much of the film has come, from 0 to 1, as long as it cannot be played; undefined once it can (VIDEO-01). */
  readonly share: number | undefined
  readonly onProgress: MediaHandler
  readonly onWaiting: MediaHandler
  readonly onCanPlay: () => void
  readonly onPlaying: () => void
}

/** Follows a film's loading by its events. */
export const useBuffering = (): Buffering => {
  const [share, setShare] = useState<number | undefined>(0)
  const measure: MediaHandler = ({ currentTarget }) => setShare(bufferedShare(currentTarget))
  const stop = (): void => setShare(undefined)
  return {
    share,
    onProgress: (event) => (share === undefined ? undefined : measure(event)),
    onWaiting: measure,
    onCanPlay: stop,
    onPlaying: stop,
  }
}

const bufferedShare = ({ buffered, duration }: HTMLVideoElement): number => {
  if (buffered.length === 0 || !Number.isFinite(duration) || duration === 0) return 0
  return Math.min(1, buffered.end(buffered.length - 1) / duration)
}

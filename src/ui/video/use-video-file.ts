import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { VideoSource } from './video-source.ts'

type PlayedHere = Extract<VideoSource, { kind: 'stream' | 'file' }>

const STREAM_TYPE = 'application/vnd.apple.mpegurl'

/** Gives a video element its film. The streaming library comes only where the browser cannot play streams by itself (VIDEO-06). */
export const useVideoFile = (
  ref: RefObject<HTMLVideoElement | null>,
  { kind, address }: PlayedHere,
  onFailed: (cause: unknown) => void,
): void => {
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const video = ref.current
    if (video === null) return undefined
    if (kind === 'file' || video.canPlayType(STREAM_TYPE) !== '') {
      video.src = address
      return () => video.removeAttribute('src')
    }
    let stop: (() => void) | undefined
    let isGone = false
    import('./attach-stream.ts')
      .then(({ attachStream }) => {
        if (!isGone) stop = attachStream(video, address, fail)
      })
      .catch((cause: unknown) => fail(cause))
    return () => {
      isGone = true
      stop?.()
    }
  }, [ref, kind, address])
}

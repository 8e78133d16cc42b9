import { useEffect, useRef, useState, type SyntheticEvent, useEffectEvent, type RefObject } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { VideoSource } from '../../lib/video-source.ts'
import styles from './video.module.scss'

export interface Captions {
  readonly src: string
  readonly language: string
  readonly label: string
}

interface Props {
  readonly source: Extract<VideoSource, { kind: 'stream' | 'file' }>
  readonly title: string
  readonly captions?: Captions | undefined
  readonly hasControls: boolean
  /** The film follows this flag (VIDEO-02). */
  readonly isPlaying: boolean
  readonly isMuted: boolean
  /** The browser started or stopped it by itself, by its own controls for one. */
  readonly onPlayingChange: (isPlaying: boolean) => void
  readonly onFailed: (cause: unknown) => void
}

/** A film the browser plays itself, from a file or a stream. */
export const VideoPlayer = ({ source, title, captions, hasControls, isPlaying, isMuted, onPlayingChange, onFailed }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  const { share, ...bufferEvents } = useBuffering()
  useVideoFile(video, source, onFailed)
  useEffect(() => {
    if (video.current === null) return
    if (isPlaying) video.current.play().catch((cause: unknown) => (wasRefused(cause) ? onPlayingChange(false) : undefined))
    else video.current.pause()
  }, [isPlaying, onPlayingChange])
  return (
    <>
      {/* A merchandiser adds the captions file; a film without speech needs none. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.film}
        aria-label={title}
        controls={hasControls}
        muted={isMuted}
        loop={source.options.isBackground}
        playsInline
        preload="auto"
        tabIndex={0}
        onPlay={() => onPlayingChange(true)}
        onPause={() => onPlayingChange(false)}
        onError={({ currentTarget: { error } }) => onFailed(error?.message ?? 'The file cannot be played')}
        {...bufferEvents}
      >
        {captions !== undefined && <track default kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />}
      </video>
      {share !== undefined && <BufferProgress share={share} />}
    </>
  )
}

/** The browser allows no sound without a click; its button shows that the film waits for one. */
const wasRefused = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'NotAllowedError'

/** How much of a film has come; `share` from 0 to 1. */
const BufferProgress = ({ share }: { readonly share: number }) => {
  const t = useTranslate()
  return <progress className={styles.progress} max={1} value={share} aria-label={t('video.loading')} />
}

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
const useBuffering = (): Buffering => {
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

type PlayedHere = Extract<VideoSource, { kind: 'stream' | 'file' }>

const STREAM_TYPE = 'application/vnd.apple.mpegurl'

/** Gives a video element its film. The streaming library comes only where the browser cannot play streams by itself (VIDEO-06). */
const useVideoFile = (ref: RefObject<HTMLVideoElement | null>, { kind, address }: PlayedHere, onFailed: (cause: unknown) => void): void => {
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

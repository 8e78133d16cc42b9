import { useEffect, useRef } from 'react'
import { BufferProgress } from './buffer-progress.tsx'
import { useBuffering } from './use-buffering.ts'
import { useVideoFile } from './use-video-file.ts'
import type { VideoSource } from './video-source.ts'
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
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
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

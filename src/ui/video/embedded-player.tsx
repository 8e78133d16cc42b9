import { useEffect, useRef } from 'react'
import { PLAYER_ORIGIN, type VideoSource, type VideoOptions } from '../../lib/video-source.ts'
import styles from './video.module.scss'
import { defined } from '../../lib/defined.ts'

interface Props {
  readonly source: Extract<VideoSource, { kind: 'player' }>
  readonly title: string
  readonly hasControls: boolean
  readonly isPlaying: boolean
  readonly isMuted: boolean
}

/** The known host's player in a frame, controlled by messages (VIDEO-03, VIDEO-04). */
export const EmbeddedPlayer = ({ source, title, hasControls, isPlaying, isMuted }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const sent = useRef({ isPlaying, isMuted })
  useEffect(() => {
    const send = (method: string, value?: boolean): void =>
      frame.current?.contentWindow?.postMessage(JSON.stringify({ method, ...defined({ value }) }), PLAYER_ORIGIN)
    // Its first state is in its address.
    if (sent.current.isPlaying !== isPlaying) send(isPlaying ? 'play' : 'pause')
    if (sent.current.isMuted !== isMuted) send('setMuted', isMuted)
    sent.current = { isPlaying, isMuted }
  }, [isPlaying, isMuted])
  return (
    <iframe
      ref={frame}
      className={styles.film}
      src={playerAddress({ ...source, hasControls })}
      title={title}
      loading="lazy"
      allow="autoplay; fullscreen; picture-in-picture"
    />
  )
}

interface Film {
  readonly video: string
  readonly hash: string | undefined
  readonly options: VideoOptions
  /** The host's own controls; left away, the shop shows its two. */
  readonly hasControls: boolean
}

/** Address of the embedded player: it never tracks, and it starts at once, since it is there only once somebody clicked play. */
export const playerAddress = ({ video, hash, options, hasControls }: Film): string => {
  const parameters = new URLSearchParams({ ...defined({ h: hash }), dnt: '1', autoplay: '1' })
  if (options.isMuted) parameters.set('muted', '1')
  if (options.isBackground) parameters.set('background', '1')
  if (!hasControls) parameters.set('controls', '0')
  return `${PLAYER_ORIGIN}/video/${video}?${parameters.toString()}`
}

import { useEffect, useRef } from 'react'
import { playerAddress } from './player-address.ts'
import { PLAYER_ORIGIN, type VideoSource } from './video-source.ts'
import styles from './video.module.scss'

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
      frame.current?.contentWindow?.postMessage(JSON.stringify({ method, ...(value === undefined ? {} : { value }) }), PLAYER_ORIGIN)
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

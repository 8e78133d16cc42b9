import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { report } from '../../lib/report.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../icon/icon.tsx'
import { EmbeddedPlayer } from './embedded-player.tsx'
import { VideoControls } from './video-controls.tsx'
import { VideoPlayer, type Captions } from './video-player.tsx'
import type { VideoSource } from '../../lib/video-source.ts'
import styles from './video.module.scss'

interface Props {
  readonly source: VideoSource
  /** The film's own page or file: where the link leads before JavaScript runs. */
  readonly address: string
  readonly title: string
  /** CSS ratio, `16 / 9`. */
  readonly aspect: string
  readonly hasControls: boolean
  readonly captions?: Captions | undefined
  /** What shows until it plays. */
  readonly poster?: ReactNode
}

/**
 * A film behind its picture. Nothing of it is fetched before somebody clicks play; an address that asks for autoplay is
 * heeded once the block runs, never where less motion is wanted. What cannot be played leaves the picture, and is reported.
 */
export const Video = ({ source, address, title, aspect, hasControls, captions, poster }: Props) => {
  const t = useTranslate()
  const [state, setState] = useState<'waiting' | 'started' | 'failed'>(source.kind === 'unknown' ? 'failed' : 'waiting')
  const [isPlaying, setIsPlaying] = useState(true)
  const [isMuted, setIsMuted] = useState(source.options.isMuted)
  const frame = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const fail = useCallback(
    (cause: unknown): void => {
      setState('failed')
      report({ code: 'videoSetupFailed', message: 'A video could not be set up', details: { address, cause: String(cause) } })
    },
    [address],
  )
  useEffect(() => {
    if (source.kind === 'unknown') fail('No player for this address')
    else if (source.options.isAutoplay && !wantsLessMotion()) setState('started')
    // The source is made anew from the same address each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address])
  useEffect(() => {
    // The link that was clicked is gone: keyboard and screen reader go on from the film.
    if (state === 'started' && isPressed.current) frame.current?.querySelector<HTMLElement>('video, iframe')?.focus()
  }, [state])
  const onPress = (event: MouseEvent): void => {
    event.preventDefault()
    isPressed.current = true
    setState('started')
  }
  const player = { title, isPlaying, isMuted, hasControls: hasControls && !source.options.isBackground }
  return (
    <div ref={frame} className={styles.video} style={{ aspectRatio: aspect }}>
      {state !== 'started' && poster}
      {state === 'waiting' && (
        <a className={styles.play} href={address} data-full-load="" onClick={onPress} aria-label={t('video.play', { title })}>
          <span className={styles.disc}>
            <Icon name="play" size="2.8rem" />
          </span>
        </a>
      )}
      {state === 'started' && source.kind === 'player' && <EmbeddedPlayer source={source} {...player} />}
      {state === 'started' && (source.kind === 'file' || source.kind === 'stream') && (
        <VideoPlayer source={source} captions={captions} {...player} onPlayingChange={setIsPlaying} onFailed={fail} />
      )}
      {state === 'started' && !player.hasControls && (
        <VideoControls {...player} onPlayingChange={setIsPlaying} onMutedChange={setIsMuted} />
      )}
      {state === 'failed' && source.kind !== 'unknown' && (
        <p className={styles.failed} role="status">
          {t('video.failed')}
        </p>
      )}
    </div>
  )
}

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

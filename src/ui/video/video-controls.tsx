import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './video.module.scss'

interface Props {
  readonly title: string
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly onPlayingChange: (isPlaying: boolean) => void
  readonly onMutedChange: (isMuted: boolean) => void
}

/** Pause and sound of a film that shows no controls of its own: what moves by itself must be stoppable. */
export const VideoControls = ({ title, isPlaying, isMuted, onPlayingChange, onMutedChange }: Props) => {
  const t = useTranslate()
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={t(isPlaying ? 'video.pause' : 'video.play', { title })}
        onClick={() => onPlayingChange(!isPlaying)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={t(isMuted ? 'video.unmute' : 'video.mute', { title })}
        onClick={() => onMutedChange(!isMuted)}
      >
        <Icon name={isMuted ? 'sound-off' : 'sound'} />
      </button>
    </div>
  )
}

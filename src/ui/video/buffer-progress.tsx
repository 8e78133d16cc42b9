import { useTranslate } from '../../i18n/use-translate.ts'
import styles from './video.module.scss'

/** How much of a film has come; `share` from 0 to 1. */
export const BufferProgress = ({ share }: { readonly share: number }) => {
  const t = useTranslate()
  return <progress className={styles.progress} max={1} value={share} aria-label={t('video.loading')} />
}

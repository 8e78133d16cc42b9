import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { siteNames } from '../sites/site-names.ts'
import type { Leave } from './leave-of.ts'
import styles from './reviews.module.scss'

interface Props {
  readonly leave: Leave
  readonly sites: readonly ComposeSite[]
  readonly onOpen: (dialog: 'schedule' | 'publish' | 'review') => void
  /** Planning it stands elsewhere. */
  readonly isShort?: boolean
}

/** How the page goes live: by her, or once somebody else has looked at it; and why not by her. */
export const PublishButtons = ({ leave, sites, onOpen, isShort = false }: Props) => {
  const t = useTranslate()
  return (
    <>
      {leave.onlySites !== undefined && !leave.mayPublish && (
        <span className={styles.reason}>{t('compose.review.onlySites', { sites: siteNames(leave.onlySites, sites) })}</span>
      )}
      {leave.mayPlan && !isShort && (
        <button type="button" onClick={() => onOpen('schedule')}>
          {t('compose.schedule')}
        </button>
      )}
      {leave.mayPublish && (
        <button type="button" className={styles.primary} onClick={() => onOpen('publish')}>
          {t('compose.publish')}
        </button>
      )}
      {leave.mayAsk && (
        <button type="button" className={styles.primary} onClick={() => onOpen('review')}>
          {t('compose.review.ask')}
        </button>
      )}
    </>
  )
}

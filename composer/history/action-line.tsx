import type { ComposeAction } from '../../schemas/api/compose-history.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { LineHead } from './line-head.tsx'
import styles from './history.module.scss'

interface Props {
  readonly action: ComposeAction
  /** Puts the page back as it was at an instant; undefined for who may only look. */
  readonly onPutBack: ((moment: string) => void) | undefined
}

/** Something that was done to the page; a publish can be gone back to. */
export const ActionLine = ({ action: { at, user, action, ids, outcome }, onPutBack }: Props) => {
  const t = useTranslate()
  const isLive = action === 'publish' && (outcome === 'done' || outcome === 'REDIRECT_MISSING')
  return (
    <li>
      <LineHead at={at} user={user}>
        {t(`compose.history.${action}`, { count: ids.length })}
        {outcome !== 'done' && <em> {t(outcome === 'REDIRECT_MISSING' ? 'compose.history.noRedirect' : 'compose.history.notDone')}</em>}
      </LineHead>
      {isLive && onPutBack !== undefined && (
        <div className={styles.acts}>
          <button type="button" onClick={() => onPutBack(at)}>
            {t('compose.history.asThen')}
          </button>
        </div>
      )}
    </li>
  )
}

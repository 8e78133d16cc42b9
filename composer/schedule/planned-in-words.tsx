import type { PlannedAction } from '../../schemas/api/compose-planned.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { isolate } from '../isolate.ts'
import { momentInWords } from '../view/meta-in-words.ts'
import styles from './schedule.module.scss'

/** `Goes live 28 Nov 2026, 00:00 London`, on the clocks of whoever thought of it; and that it did not happen. */
export const PlannedInWords = ({ plan: { action, at, timeZone, state, release } }: { readonly plan: PlannedAction }) => {
  const t = useTranslate()
  return (
    <span className={styles.plan}>
      <time dateTime={at}>{t(`compose.schedule.${action}`, { moment: momentInWords(at, interfaceLocale(), timeZone) })}</time>
      {release !== undefined && release.pages > 1 && (
        <> {t('compose.release.partOf', { name: isolate(release.name), count: release.pages })}</>
      )}
      {state === 'failed' && <em> {t('compose.schedule.failed')}</em>}
    </span>
  )
}

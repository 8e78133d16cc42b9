import type { ReleaseOutcome } from '../../schemas/api/compose-releases.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Answer } from '../api/compose-client.ts'
import { isolate } from '../isolate.ts'
import type { Mistake } from './use-release.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './releases.module.scss'

/** What became of a release. What is to be mended on a page stands at the page. */
export const ReleaseOutcomeInWords = ({ outcome }: { readonly outcome: Answer<ReleaseOutcome> | 'saving' | Mistake | undefined }) => {
  const t = useTranslate()
  if (outcome === undefined) return null
  if (outcome === 'saving') return <p>{t('compose.schedule.planning')}</p>
  if (typeof outcome === 'string') return <p className={styles.error}>{t(`compose.release.${outcome}`)}</p>
  if (!outcome.ok) return <p className={styles.error}>{sentenceInWords(outcome.refusal, t)}</p>
  const { value } = outcome
  if (value.status === 'planned') return <p>{t('compose.schedule.planned')}</p>
  if (value.status === 'published') return <p>{t('compose.release.published')}</p>
  const pages = value.status === 'stale' ? value.pages : value.pages.map(({ page }) => page)
  const names = pages.map(({ title }) => isolate(title)).join(t('compose.comma'))
  return <p className={styles.error}>{t(`compose.release.${value.status}`, { count: pages.length, names })}</p>
}

import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../src/i18n/use-translate.ts'
import type { ComposeClient } from './api/compose-client.ts'
import { useAnswer } from './api/use-answer.ts'
import styles from './page-links.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'programs'>
  /** Where she is. */
  readonly here: 'pages' | 'calendar'
}

/** The ways to the other pages beside the editor, and how much waits for her there. */
export const PageLinks = ({ client, here }: Props) => {
  const t = useTranslate()
  const { value } = useAnswer(useCallback(() => client.programs(), [client]))
  return (
    <nav className={styles.links} aria-label={t('compose.pageLinks')}>
      {here === 'pages' ? <Link to="/calendar">{t('compose.calendar')}</Link> : <Link to="/">{t('compose.pages')}</Link>}
      <Link to="/programs">{t('compose.programs.link', { count: value?.requests.length ?? 0 })}</Link>
    </nav>
  )
}

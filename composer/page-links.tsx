import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../src/i18n/use-translate.ts'
import type { ComposeClient } from './api/compose-client.ts'
import { useAnswer } from './api/use-answer.ts'
import styles from './page-links.module.scss'

type Section = 'pages' | 'calendar' | 'programs'

interface Props {
  readonly client: Pick<ComposeClient, 'programs'>
  /** Where she is. */
  readonly here: Section
}

/** The ways to the other pages beside the editor, and how much waits for her there. */
export const PageLinks = ({ client, here }: Props) => {
  const t = useTranslate()
  const ask = useMemo(() => (here === 'programs' ? undefined : () => client.programs()), [client, here])
  const { value } = useAnswer(ask)
  const places: readonly (readonly [Section, string, string])[] = [
    ['pages', '/', t('compose.pages')],
    ['calendar', '/calendar', t('compose.calendar')],
    ['programs', '/programs', t('compose.programs.link', { count: value?.requests.length ?? 0 })],
  ]
  return (
    <nav className={styles.links} aria-label={t('compose.pageLinks')}>
      {places
        .filter(([place]) => place !== here)
        .map(([place, path, name]) => (
          <Link key={place} to={path}>
            {name}
          </Link>
        ))}
    </nav>
  )
}

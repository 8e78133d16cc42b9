import { type ReactNode } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { QuerySuggestions } from './query-suggestions.tsx'
import styles from './suggestions-panel.module.scss'

interface Props {
  readonly id: string
  /** Blocks that suggest something too. */
  readonly children: ReactNode
}

/** The list below the search box. Its parts fill themselves; while all are empty it cannot be seen. */
export const SuggestionsPanel = ({ id, children }: Props) => {
  const t = useTranslate()
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.panel}>
      <QuerySuggestions />
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Link } from '../../ui/link/link.tsx'
import { useSearchWords } from './search-words-context.ts'
import styles from './suggestion-option.module.scss'

interface Props {
  /** Unlike every other's in the list. */
  readonly name: string
  readonly to: string
  readonly children: ReactNode
}

/** Something to choose below the search box: a link, reached by arrow keys from the box or by pointer. */
export const SuggestionOption = ({ name, to, children }: Props) => {
  const { listId, activeId, onFollow } = useSearchWords()
  const id = `${listId}-${name}`
  return (
    <Link to={to} id={id} role="option" aria-selected={id === activeId} tabIndex={-1} className={styles.option} onFollow={onFollow}>
      {children}
    </Link>
  )
}

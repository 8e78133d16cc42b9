import { Link } from 'react-router-dom'
import type { ReleaseConflict } from '../../schemas/api/compose-releases.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { isolate, isolateName } from '../isolate.ts'
import { pageLink } from '../page-link.ts'
import { momentInWords } from '../view/meta-in-words.ts'
import styles from './releases.module.scss'

interface Props {
  readonly conflicts: readonly ReleaseConflict[]
  /** A page is about to be opened: a dialog over it closes. */
  readonly onLeave?: () => void
}

/** What will not be as somebody may expect, in a sentence each with what to do, and a way to where it is. */
export const ConflictList = ({ conflicts, onLeave }: Props) => {
  const t = useTranslate()
  if (conflicts.length === 0) return null
  return (
    <ul className={styles.conflicts} aria-label={t('compose.clash')}>
      {conflicts.map((conflict) => {
        const { kind, page, entryId, other } = conflict
        return (
          <li key={`${kind} ${page.id} ${entryId} ${other?.releaseId ?? ''} ${other?.at ?? ''}`}>
            <ConflictInWords conflict={conflict} />{' '}
            <Link to={pageLink(page.id, { block: kind === 'gone' ? undefined : entryId })} onClick={onLeave}>
              {t('compose.clash.open', { page: isolate(page.title) })}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const ConflictInWords = ({ conflict: { kind, page, entryId, entryName, count, other } }: { readonly conflict: ReleaseConflict }) => {
  const t = useTranslate()
  const words = {
    page: isolate(page.title),
    entry: entryId === page.id ? `“${isolate(page.title)}”` : isolateName(entryName),
    count,
    others: count - 1,
    other: isolate(other?.name ?? ''),
    moment: other === undefined ? '' : momentInWords(other.at, interfaceLocale(), other.timeZone),
  }
  return <span>{t(`compose.clash.${kind}`, words)}</span>
}

import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { useComments } from './comments-context.tsx'
import styles from './comments.module.scss'

interface Props {
  readonly pageId: string
  readonly entryId: string
}

/** Id of the heading above the comments. */
export const COMMENTS_ID = 'comments'

/** From above the fields to the comments below them, where some are open; at the page those of all its blocks count. */
export const CommentJump = ({ pageId, entryId }: Props) => {
  const t = useTranslate()
  const count = useComments(({ counts }) =>
    entryId === pageId ? Object.values(counts).reduce((sum, each) => sum + each, 0) : (ownValue(counts, entryId) ?? 0),
  )
  if (count === 0) return null
  return (
    <p className={styles.jump}>
      <button type="button" onClick={() => document.getElementById(COMMENTS_ID)?.focus()}>
        {t('compose.comments.count', { count })}
      </button>
    </p>
  )
}

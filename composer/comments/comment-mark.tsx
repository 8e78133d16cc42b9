import { ownValue } from '../../src/lib/own-value.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useComments } from './comments-context.tsx'
import styles from './comments.module.scss'

/** At a block in the outline: how many conversations about it are open. */
export const CommentMark = ({ entryId }: { readonly entryId: string }) => {
  const t = useTranslate()
  const count = useComments(({ counts }) => ownValue(counts, entryId) ?? 0)
  return count > 0 && <small className={styles.mark}>{t('compose.comments.count', { count })}</small>
}

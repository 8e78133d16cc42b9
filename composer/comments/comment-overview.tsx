import type { Conversation } from '../../schemas/api/compose-comments.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolateName } from '../isolate.ts'
import styles from './comments.module.scss'

interface Props {
  /** In the order of the page. */
  readonly blocks: readonly { readonly entryId: string; readonly conversations: readonly Conversation[] }[]
  readonly nameOf: (entryId: string) => string
  readonly onSelect: (entryId: string) => void
}

/** Every open conversation at a block, each with the way to its block. */
export const CommentOverview = ({ blocks, nameOf, onSelect }: Props) => {
  const t = useTranslate()
  const open = blocks.flatMap(({ conversations }) => conversations.filter(({ resolved }) => resolved === undefined))
  if (open.length === 0) return null
  return (
    <>
      <h3>{t('compose.comments.atBlocks')}</h3>
      <ul className={styles.overview}>
        {open.map(({ id, entryId, comments: [first, ...replies] }) => (
          <li key={id}>
            <button type="button" dir="auto" onClick={() => onSelect(entryId)}>
              {isolateName(nameOf(entryId))}
            </button>
            <p>
              <strong dir="auto">{first?.user}</strong>{' '}
              {replies.length > 0 && <small>{t('compose.comments.replies', { count: replies.length })}</small>}
            </p>
            <p className={styles.beginning} dir="auto">
              {first?.text}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

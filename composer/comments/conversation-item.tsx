import { useId, useRef, useState } from 'react'
import type { Conversation } from '../../schemas/api/compose-comments.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { isolate } from '../isolate.ts'
import { momentInWords } from '../moment-in-words.ts'
import { SteadyButton } from '../steady-button.tsx'
import { replyTo } from './comment-drafts.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentText } from './comment-text.tsx'
import { useCommentStore, useComments } from './comments-context.tsx'
import { timeInWords } from './time-in-words.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './comments.module.scss'

interface Props {
  readonly conversation: Conversation
  readonly isReadOnly: boolean
  /** Epoch milliseconds. */
  readonly now: number
  /** It is resolved or open now, and stands elsewhere or nowhere. */
  readonly onMoved: () => void
}

/** A comment with its replies, and what can be done with it. */
export const ConversationItem = ({ conversation: { id, comments, resolved }, isReadOnly, now, onMoved }: Props) => {
  const t = useTranslate()
  const itemId = useId()
  return (
    <li className={styles.conversation}>
      <ol>
        {comments.map(({ id: commentId, user, text, at }, index) => (
          <li key={commentId}>
            <p className={styles.by}>
              <strong dir="auto">{user}</strong>{' '}
              <time dateTime={at} title={momentInWords(at)}>
                {timeInWords(at, now)}
              </time>
            </p>
            <CommentText text={text} {...(index === 0 ? { id: itemId } : {})} />
          </li>
        ))}
      </ol>
      {resolved !== undefined && (
        <p className={styles.by}>
          {t('compose.comments.resolvedBy', { user: isolate(resolved.user), when: timeInWords(resolved.at, now) })}
        </p>
      )}
      {!isReadOnly && <Acts id={id} isResolved={resolved !== undefined} describedBy={itemId} onMoved={onMoved} />}
    </li>
  )
}

interface ActsProps {
  readonly id: number
  readonly isResolved: boolean
  /** The first comment: which of several buttons of a name it is. */
  readonly describedBy: string
  readonly onMoved: () => void
}

const Acts = ({ id, isResolved, describedBy, onMoved }: ActsProps) => {
  const t = useTranslate()
  const store = useCommentStore()
  const reply = useRef<HTMLButtonElement>(null)
  const place = replyTo(id)
  const hasDraft = useComments(({ drafts }) => ownValue(drafts, place) !== undefined)
  const problem = useComments(({ problems }) => ownValue(problems, String(id)))
  const isBusy = useComments(({ busy }) => busy.includes(String(id)))
  const [isReplying, setReplying] = useState(false)
  const settle = async (): Promise<void> => {
    const isDone = await (isResolved ? store.reopen(id) : store.resolve(id))
    if (isDone) onMoved()
  }
  return (
    <>
      {(isReplying || hasDraft) && (
        <CommentForm
          place={place}
          label={t('compose.comments.replyText')}
          isFocused={isReplying}
          onSend={() => store.reply(place, id)}
          onSent={() => {
            setReplying(false)
            // Where it was resolved it is open now, and stands elsewhere.
            if (isResolved) onMoved()
            else reply.current?.focus()
          }}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.error}>
          {t('compose.comments.notDone', { reason: sentenceInWords(problem, t) })}
        </p>
      )}
      <p className={styles.acts}>
        {!isResolved && (
          <SteadyButton
            ref={reply}
            isOff={hasDraft}
            aria-expanded={isReplying || hasDraft}
            aria-describedby={describedBy}
            onClick={() => setReplying(!isReplying)}
          >
            {t('compose.comments.reply')}
          </SteadyButton>
        )}
        <SteadyButton isOff={isBusy} aria-describedby={describedBy} onClick={() => void settle()}>
          {t(isResolved ? 'compose.comments.reopen' : 'compose.comments.resolve')}
        </SteadyButton>
      </p>
    </>
  )
}

import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { MOST_CHARACTERS } from '../../schemas/api/compose-comments.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { isPressed, pressedOf } from '../keys/pressed.ts'
import { SteadyButton } from '../steady-button.tsx'
import { useCommentStore, useComments } from './comments-context.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './comments.module.scss'

interface Props {
  /** Under which what is typed is kept. */
  readonly place: string
  readonly label: string
  readonly isFocused?: boolean
  /** Answers whether it was taken. */
  readonly onSend: () => Promise<boolean>
  /** It was taken; without it the focus goes back to the text. */
  readonly onSent?: () => void
}

/** A text to send. What the shop does not take stays in it, with the reason. */
export const CommentForm = ({ place, label, isFocused = false, onSend, onSent }: Props) => {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const store = useCommentStore()
  const text = useComments(({ drafts }) => ownValue(drafts, place)?.text ?? '')
  const problem = useComments(({ problems }) => ownValue(problems, place))
  const isSending = useComments(({ busy }) => busy.includes(place))
  const { length } = text.trim()
  const isOff = length === 0 || length > MOST_CHARACTERS || isSending
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const send = async (): Promise<void> => {
    const { current } = field
    if (isOff || !(await onSend())) return
    if (onSent !== undefined) onSent()
    // She may be elsewhere by now.
    else if (current?.closest('form')?.contains(document.activeElement) === true) current.focus()
  }
  const press = (event: KeyboardEvent): void => {
    // What is undone here are words, not what was done to the page.
    if (pressedOf(['undo', 'redo'], event) !== undefined) event.stopPropagation()
    if (!isPressed('sendComment', event)) return
    event.preventDefault()
    event.stopPropagation()
    void send()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={`${id}-text`}>{label}</label>
      <textarea
        ref={field}
        id={`${id}-text`}
        rows={3}
        dir="auto"
        value={text}
        aria-describedby={`${id}-help`}
        aria-invalid={length > MOST_CHARACTERS || undefined}
        onChange={({ target }) => store.write(place, target.value)}
        onKeyDown={press}
      />
      <div id={`${id}-help`} className={styles.help}>
        {length > MOST_CHARACTERS ? (
          <span className={styles.error}>{t('compose.comments.tooLong', { count: length, most: MOST_CHARACTERS })}</span>
        ) : (
          <span>{t('compose.comments.keys')}</span>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.error}>
          {t('compose.comments.notSent', { reason: sentenceInWords(problem, t) })}
        </p>
      )}
      <SteadyButton type="submit" isOff={isOff}>
        {t('compose.comments.send')}
      </SteadyButton>
    </form>
  )
}

import { useRef, useState, type ReactNode } from 'react'
import type { ComposeReview, ReviewDecision } from '../../schemas/api/compose-reviews.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { momentInWords } from '../moment-in-words.ts'
import { isolate } from '../isolate.ts'
import { SteadyButton } from '../steady-button.tsx'
import type { Leave } from './leave-of.ts'
import { SendBackDialog } from './send-back-dialog.tsx'
import type { PageReview } from './use-review.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './reviews.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'decideReview'>
  readonly pageId: string
  readonly reviewed: PageReview
  /** Nothing of the page waits to go live. */
  readonly isAllLive: boolean
  /** Loads the page anew. */
  readonly onReload: () => void
  readonly children: ReactNode
}

/** The page with what is to be known of its review above it, and what she can do about that. */
export const ReviewedPage = ({ children, ...props }: Props) => (
  <div className={styles.reviewed}>
    {props.reviewed.review !== undefined && !props.isAllLive && <ReviewNote {...props} review={props.reviewed.review} />}
    {children}
  </div>
)

const ReviewNote = ({ client, pageId, review, reviewed, onReload }: Omit<Props, 'children'> & { readonly review: ComposeReview }) => {
  const t = useTranslate()
  const note = useRef<HTMLElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isSendingBack, setSendingBack] = useState(false)
  const { leave } = reviewed
  const sentence = sentenceOf(review, leave)
  if (sentence === undefined) return null
  const decide = async (decision: ReviewDecision, answer = ''): Promise<boolean> => {
    setBusy(true)
    const { id, versions } = review
    const answered = await client.decideReview(pageId, id, decision, { versions, answer })
    setBusy(false)
    setFailure(answered.ok ? undefined : sentenceInWords(answered.refusal, t))
    // Its buttons are gone: the keyboard goes on where it stood.
    note.current?.focus()
    if (answered.ok) reviewed.setReview(answered.value.review)
    else if (answered.status === 409) reviewed.readAgain()
    return answered.ok
  }
  const { state, askedBy, askedAt, decidedBy = '', decidedAt = askedAt, answer } = review
  const isAsked = state === 'asked'
  return (
    <section ref={note} className={styles.note} aria-label={t('compose.review')} tabIndex={-1}>
      <div role="status">
        <p>
          {t(`compose.review.${sentence}`, {
            name: isolate(isAsked ? askedBy : decidedBy),
            moment: momentInWords(isAsked ? askedAt : decidedAt),
          })}
        </p>
        {isAsked && review.note !== '' && <blockquote dir="auto">{review.note}</blockquote>}
        {answer !== undefined && <blockquote dir="auto">{answer}</blockquote>}
        {failure !== undefined && <p className={styles.error}>{failure}</p>}
      </div>
      <div className={styles.acts}>
        {leave.mayDecide && (
          <>
            <SteadyButton isOff={isBusy} className={styles.primary} onClick={() => void decide('approve')}>
              {t('compose.review.approve')}
            </SteadyButton>
            <button type="button" onClick={() => setSendingBack(true)}>
              {t('compose.review.sendBack')}
            </button>
          </>
        )}
        {isAsked && leave.isOwnReview && (
          <SteadyButton isOff={isBusy} onClick={() => void decide('withdraw')}>
            {t('compose.review.withdraw')}
          </SteadyButton>
        )}
        {!leave.isCurrent && state !== 'returned' && (
          <button
            type="button"
            onClick={() => {
              reviewed.readAgain()
              onReload()
            }}
          >
            {t('compose.review.loadAgain')}
          </button>
        )}
      </div>
      {isSendingBack && (
        <SendBackDialog
          onSend={async (words) => {
            setSendingBack(false)
            await decide('sendBack', words)
          }}
          onClose={() => setSendingBack(false)}
        />
      )}
    </section>
  )
}

/** Which sentence says how it stands; undefined where nobody needs one. */
const sentenceOf = ({ state }: ComposeReview, { isCurrent, isOwnReview }: Leave) => {
  switch (state) {
    case 'asked':
      return isCurrent ? 'asked' : 'askedChanged'
    case 'approved':
      return isCurrent ? (isOwnReview ? 'approvedOwn' : 'approved') : 'approvedChanged'
    case 'returned':
      return 'returned'
    case 'withdrawn':
      return undefined
  }
}

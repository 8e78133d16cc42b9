import { useId, useState, type SyntheticEvent } from 'react'
import type { ComposeReview } from '../../schemas/api/compose-reviews.ts'
import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import { changedVersions } from '../../src/content/composing/changed-versions.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { changesOf } from '../editor/changes.ts'
import { ProblemList } from '../editor/problem-list.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { namesIn } from '../changes/name-in-document.ts'
import { useLive } from '../changes/use-live.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { SteadyButton } from '../steady-button.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './reviews.module.scss'

interface Props {
  /** All of it saved. */
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  readonly problems: readonly ComposeProblem[]
  /** Of the site that is looked at. */
  readonly timeZone: string
  readonly client: Pick<ComposeClient, 'live' | 'askReview'>
  readonly onSelect: (entryId: string) => void
  readonly onAsked: (review: ComposeReview) => void
  readonly onClose: () => void
}

/** What would go live, and a note for whoever looks at it. */
export const AskDialog = ({ document, locales, problems, timeZone, client, onSelect, onAsked, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const { pageId } = document
  const live = useLive(client, pageId)
  const [note, setNote] = useState('')
  const [outcome, setOutcome] = useState<'asking' | { readonly failure: string }>()
  const errors = problems.filter(({ severity }) => severity === 'error')
  const changed = changedVersions(document)
  const isOff = outcome === 'asking' || live === undefined || changed.size === 0 || errors.length > 0
  const ask = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isOff) return
    setOutcome('asking')
    const answer = await client.askReview(pageId, { versions: Object.fromEntries(changed), note: note.trim() })
    if (!answer.ok) return setOutcome({ failure: sentenceInWords(answer.refusal, t) })
    if (answer.value.status === 'stale') return setOutcome({ failure: t('compose.review.stale') })
    onAsked(answer.value.review)
    onClose()
  }
  return (
    <PickDialog title={t('compose.review.askTitle')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void ask(event)}>
        <p>{t('compose.review.askAbout')}</p>
        {errors.length > 0 && (
          <section aria-labelledby={`${id}-errors`}>
            <h3 id={`${id}-errors`}>{t('compose.publishErrors')}</h3>
            <ProblemList problems={errors} onSelect={onSelect} />
          </section>
        )}
        {live === undefined ? (
          <p role="status">{t('compose.loading')}</p>
        ) : (
          <ChangeList
            changes={changesOf(document, live, locales)}
            nameOf={namesIn(document, locales, t)}
            timeZone={timeZone}
            onSelect={onSelect}
          />
        )}
        <label>
          {t('compose.review.note')}
          <textarea dir="auto" rows={3} maxLength={2_000} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
        <div className={styles.end}>
          <p role="status" className={styles.error}>
            {typeof outcome === 'object' && outcome.failure}
          </p>
          <SteadyButton type="submit" className={styles.primary} isOff={isOff}>
            {t('compose.review.send')}
          </SteadyButton>
        </div>
      </form>
    </PickDialog>
  )
}

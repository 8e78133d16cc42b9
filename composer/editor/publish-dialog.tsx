import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ComposeDocument, ComposeProblem, PublishOutcome } from '../../schemas/api/compose.ts'
import { changedVersions } from '../../src/content/composing/changed-versions.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Answer, ComposeClient } from '../api/compose-client.ts'
import { ChangeList } from '../changes/change-list.tsx'
import { namesIn } from '../changes/name-in-document.ts'
import { useLive } from '../changes/use-live.ts'
import { SteadyButton } from '../steady-button.tsx'
import { changesOf } from './changes.ts'
import { addressOfPage, MovedAddress } from './moved-address.tsx'
import { ProblemList } from './problem-list.tsx'
import type { SelectField } from './select-field.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './editor.module.scss'

interface Props {
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  readonly problems: readonly ComposeProblem[]
  /** Of the site that is looked at. */
  readonly timeZone: string
  readonly client: Pick<ComposeClient, 'live' | 'publish' | 'address'>
  /** Said first. */
  readonly intro?: ReactNode
  readonly onSelect: SelectField
  /** `isLive`: the page was published. */
  readonly onClose: (isLive: boolean) => void
}

/** What keeps the page from going live, what goes live in words, and what could be better; then the outcome. */
export const PublishDialog = ({ document, locales, problems, timeZone, client, intro, onSelect, onClose }: Props) => {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const live = useLive(client, document.pageId)
  const [outcome, setOutcome] = useState<Answer<PublishOutcome> | 'publishing'>()
  const [isRedirected, setRedirected] = useState(true)
  useEffect(() => dialog.current?.showModal(), [])
  /** The page went live, whatever became of its redirect. */
  const [isLive, setIsLive] = useState(false)
  const isComplete =
    typeof outcome === 'object' && outcome.ok && outcome.value.status === 'published' && !('redirectProblem' in outcome.value)
  const address = live === undefined ? undefined : addressOfPage(document, live)
  const isMoved = address?.from !== undefined
  const publish = async (): Promise<void> => {
    setOutcome('publishing')
    const versions = Object.fromEntries(changedVersions(document))
    const answer = await client.publish(document.pageId, { versions, ...(isMoved ? { redirect: isRedirected } : {}) })
    setOutcome(answer)
    if (answer.ok && answer.value.status === 'published') setIsLive(true)
  }
  const select: SelectField = (...field) => {
    onClose(isLive)
    onSelect(...field)
  }
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  /** She has not said yes yet. */
  const isAsked = !isLive && outcome === undefined
  const isEmpty = changedVersions(document).size === 0
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="publish-title" onClose={() => onClose(isLive)}>
      <h2 id="publish-title">{t('compose.publishTitle')}</h2>
      {intro}
      {isAsked && errors.length > 0 && (
        <section aria-labelledby="publish-errors">
          <h3 id="publish-errors">{t('compose.publishErrors')}</h3>
          <ProblemList problems={errors} onSelect={select} />
        </section>
      )}
      {live === undefined ? (
        <p role="status">{t('compose.loading')}</p>
      ) : (
        !isLive && (
          <ChangeList
            changes={changesOf(document, live, locales)}
            nameOf={namesIn(document, locales, t)}
            timeZone={timeZone}
            onSelect={select}
          />
        )
      )}
      {!isLive && address !== undefined && (
        <MovedAddress address={address} pageId={document.pageId} client={client} isRedirected={isRedirected} onRedirect={setRedirected} />
      )}
      {isAsked && warnings.length > 0 && (
        <section aria-labelledby="publish-warnings">
          <h3 id="publish-warnings">{t('compose.publishWarnings')}</h3>
          <ProblemList problems={warnings} onSelect={select} />
        </section>
      )}
      <div role="status">
        <Outcome outcome={outcome} onSelect={select} />
        {isComplete && isMoved && isRedirected && <p>{t('compose.addressRedirected', { from: address.from })}</p>}
      </div>
      <div className={styles.actions}>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t(isLive ? 'compose.done' : 'compose.cancel')}
        </button>
        {!isComplete && (
          <SteadyButton
            className={styles.primary}
            isOff={outcome === 'publishing' || errors.length > 0 || isEmpty || live === undefined}
            onClick={() => void publish()}
          >
            {t(isLive ? 'compose.tryAgain' : 'compose.publishNow')}
          </SteadyButton>
        )}
      </div>
    </dialog>
  )
}

interface OutcomeProps {
  readonly outcome: Answer<PublishOutcome> | 'publishing' | undefined
  readonly onSelect: SelectField
}

const Outcome = ({ outcome, onSelect }: OutcomeProps) => {
  const t = useTranslate()
  if (outcome === undefined) return null
  if (outcome === 'publishing') return <p>{t('compose.publishing')}</p>
  if (!outcome.ok) return <p className={styles.error}>{sentenceInWords(outcome.refusal, t)}</p>
  const { value } = outcome
  if (value.status === 'published')
    return (
      <>
        <p>{t('compose.published')}</p>
        {value.redirectProblem !== undefined && <p className={styles.error}>{sentenceInWords(value.redirectProblem, t)}</p>}
      </>
    )
  if (value.status === 'stale') return <p className={styles.error}>{t('compose.stale')}</p>
  return (
    <>
      <p className={styles.error}>{t('compose.refused')}</p>
      <ProblemList problems={value.problems} onSelect={onSelect} />
    </>
  )
}

import { useCallback, useId, type SyntheticEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useAnswer } from '../api/use-answer.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { SteadyButton } from '../steady-button.tsx'
import { TryAgain } from '../try-again.tsx'
import { ConflictList } from './conflict-list.tsx'
import { MomentChoice } from './moment-choice.tsx'
import { ReleaseOutcomeInWords } from './release-outcome.tsx'
import { ReleasePages } from './release-pages.tsx'
import { useRelease, type ReleaseClient, type ReleaseStart } from './use-release.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './releases.module.scss'

interface Props {
  readonly client: ReleaseClient
  readonly start: ReleaseStart
  /** Where the work of most is meant. */
  readonly timeZone: string
  readonly zones: readonly string[]
  /** `isChanged`: something was planned or published. */
  readonly onClose: (isChanged: boolean) => void
}

/** Pages that go live together: which, what they are called together, and when. What clashes is said before it is planned. */
export const ReleaseDialog = ({ client, start, timeZone, zones, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const { value: listed } = useAnswer(useCallback(() => client.pages(), [client]))
  const { form, change, checked, conflicts, outcome, save } = useRelease(client, start, timeZone)
  const isChange = start.release !== undefined
  const isDone = typeof outcome === 'object' && outcome.ok && (outcome.value.status === 'planned' || outcome.value.status === 'published')
  const close = (): void => onClose(isDone)
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (outcome !== 'saving' && checked.value !== undefined && !isDone) void save()
  }
  return (
    <PickDialog title={t(isChange ? 'compose.release.change' : 'compose.release.new')} onClose={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <label>
          {t('compose.release.name')}
          <input
            type="text"
            dir="auto"
            maxLength={255}
            value={form.name}
            aria-required
            aria-invalid={outcome === 'noName' || undefined}
            aria-describedby={`${id}-outcome`}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <ReleasePages
          pageIds={form.pageIds}
          pages={listed?.pages}
          checks={checked.value?.pages ?? []}
          onChange={(pageIds) => change({ pageIds })}
          onLeave={close}
        />
        <fieldset className={styles.when}>
          <legend>{t('compose.release.goesLive')}</legend>
          {([false, true] as const).map((isNow) => (
            <label key={String(isNow)}>
              <input type="radio" name={`${id}-now`} checked={form.isNow === isNow} onChange={() => change({ isNow })} />{' '}
              {t(isNow ? 'compose.release.now' : 'compose.release.then')}
            </label>
          ))}
          {!form.isNow && (
            <MomentChoice
              moment={form.moment}
              zones={zones}
              isInvalid={outcome === 'noMoment'}
              describedBy={`${id}-outcome`}
              onChange={(moment) => change({ moment })}
            />
          )}
        </fieldset>
        <div role="status">
          {checked.failure !== undefined && (
            <p className={styles.error}>
              {sentenceInWords(checked.failure, t)} <TryAgain onClick={checked.askAgain} />
            </p>
          )}
          {checked.value?.refusal !== undefined && <p className={styles.error}>{sentenceInWords(checked.value.refusal, t)}</p>}
          <ConflictList conflicts={conflicts} onLeave={close} />
        </div>
        <div className={styles.end}>
          <div id={`${id}-outcome`} role="status">
            <ReleaseOutcomeInWords outcome={outcome} />
          </div>
          <SteadyButton type="submit" className={styles.primary} isOff={outcome === 'saving' || checked.value === undefined || isDone}>
            {t(form.isNow ? 'compose.release.publish' : isChange ? 'compose.release.save' : 'compose.schedule.plan')}
          </SteadyButton>
        </div>
      </form>
    </PickDialog>
  )
}

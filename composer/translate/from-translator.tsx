import { useId, useMemo, useState } from 'react'
import type { Translate } from '../../src/i18n/messages.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { languageInWords } from '../language-in-words.ts'
import { useStore } from '../editor/use-store.ts'
import { SteadyButton } from '../steady-button.tsx'
import { PlanInWords } from './plan-in-words.tsx'
import { planTakingIn, type Plan, type Refusal } from './plan-taking-in.ts'
import { takeIn, type TakeInDeps, type TakenIn } from './take-in.ts'
import type { Languages } from './text-fields.ts'
import { MAX_BYTES, readXliff, type ReadFile } from './xliff/read-xliff.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './translate.module.scss'

interface Props extends TakeInDeps {
  readonly languages: Languages
}

/** A file that came back: what is in it for this page, and the button that takes it in. */
export const FromTranslator = ({ store, client, languages }: Props) => {
  const t = useTranslate()
  const id = useId()
  const { document } = useStore(store)
  const [read, setRead] = useState<ReadFile>()
  const [isKept, setKept] = useState(false)
  const [taken, setTaken] = useState<TakenIn>()
  const plan = useMemo(() => (read?.ok === true ? planTakingIn(read.files, document, languages) : undefined), [read, document, languages])
  const open = async (file: File | undefined): Promise<void> => {
    setTaken(undefined)
    if (file === undefined) return setRead(undefined)
    setRead(file.size > MAX_BYTES ? { ok: false, problem: 'large' } : readXliff(new Uint8Array(await file.arrayBuffer())))
  }
  const isPlan = plan !== undefined && !('problem' in plan)
  const chosen = isPlan ? [...plan.fills, ...(isKept ? [] : plan.replaces)] : []
  const take = async (): Promise<void> => {
    setRead(undefined)
    setTaken(await takeIn(chosen, { store, client }))
  }
  const refusal = read?.ok === false ? t(`compose.translate.problem.${read.problem}`) : refusalInWords(plan, languages, t)
  return (
    <section aria-labelledby="from-translator" className={styles.part}>
      <h3 id="from-translator">{t('compose.translate.in')}</h3>
      <p>
        <label htmlFor={id}>{t('compose.translate.file')}</label>
        <input
          id={id}
          type="file"
          accept=".xlf,.xliff,.xml"
          aria-describedby={`${id}-status`}
          // The same file can be chosen again once it is mended.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </p>
      <div id={`${id}-status`} role="status">
        {refusal !== undefined && <p className={styles.error}>{refusal}</p>}
        {taken !== undefined && <p>{t('compose.translate.taken', { count: taken.count })}</p>}
        {taken?.failures.map((failure) => (
          <p key={failure.message} className={styles.error}>
            {t('compose.translate.altFailed', { reason: sentenceInWords(failure, t) })}
          </p>
        ))}
        {isPlan && <PlanInWords plan={plan} />}
      </div>
      {isPlan && plan.replaces.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('compose.translate.differing')}</legend>
          {[false, true].map((each) => (
            <label key={String(each)}>
              <input type="radio" name="differing-texts" checked={isKept === each} onChange={() => setKept(each)} />
              {t(each ? 'compose.translate.keepPage' : 'compose.translate.takeFile')}
            </label>
          ))}
        </fieldset>
      )}
      {isPlan && (
        <SteadyButton className={styles.primary} isOff={chosen.length === 0} onClick={() => void take()}>
          {t('compose.translate.take', { count: chosen.length })}
        </SteadyButton>
      )}
    </section>
  )
}

const refusalInWords = (plan: Plan | Refusal | undefined, { from, to }: Languages, t: Translate): string | undefined => {
  if (plan === undefined || !('problem' in plan)) return undefined
  if (plan.problem === 'page') return t('compose.translate.problem.page')
  const named = { from: inWords(plan.from), to: inWords(plan.to) }
  return t('compose.translate.problem.language', { ...named, wantedFrom: languageInWords(from), wantedTo: languageInWords(to) })
}

/** A file may name anything, or nothing, as its language. */
const inWords = (written: string): string => {
  try {
    return languageInWords(written)
  } catch {
    return written === '' ? '–' : written
  }
}

import { useId, useState } from 'react'
import type { ComposePage } from '../../schemas/api/compose.ts'
import type { PageStateChanged } from '../../schemas/api/compose-pages.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient, PageAction } from '../api/compose-client.ts'
import { isolate } from '../isolate.ts'
import { SteadyButton } from '../steady-button.tsx'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './new-page.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'changeState'>
  readonly page: ComposePage
  readonly action: PageAction
  /** To choose from where shoppers are led. */
  readonly pages: readonly ComposePage[]
  /** `isChanged`: the page is in another state, or somebody else has changed it. */
  readonly onClose: (isChanged: boolean) => void
}

/** Takes a page down, puts it away or brings it back, once it is said what shoppers will see. */
export const StateDialog = ({ client, page, action, pages, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const path = pathOfKey(page.key) ?? page.key
  const [redirectTo, setRedirectTo] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** The page is down and its redirect is not there yet. */
  const [done, setDone] = useState<PageStateChanged>()
  const [isStale, setStale] = useState(false)
  const close = (): void => onClose(done !== undefined || isStale)
  const change = async (): Promise<void> => {
    setBusy(true)
    const to = redirectTo.trim()
    const version = done?.entry.sys.version ?? page.version
    const answer = await client.changeState(page.id, action, { version, ...(to === '' ? {} : { redirectTo: to }) })
    setBusy(false)
    if (!answer.ok) {
      setStale(isStale || answer.status === 409)
      setFailure(sentenceInWords(answer.refusal, t))
    } else if (answer.value.redirectProblem === undefined) onClose(true)
    else {
      setDone(answer.value)
      setFailure(sentenceInWords(answer.value.redirectProblem, t))
    }
  }
  const others = pages.filter((other) => other.id !== page.id && (other.state === 'live' || other.state === 'changed'))
  return (
    <PickDialog title={t(`compose.life.${action}Title`, { title: isolate(page.title || page.key) })} onClose={close}>
      <p>{t(`compose.life.${action}About`)}</p>
      {action === 'unpublish' && (
        <div className={styles.field}>
          <label htmlFor={`${id}-to`}>{t('compose.life.redirectTo')}</label>
          <input
            id={`${id}-to`}
            type="text"
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            list={`${id}-pages`}
            aria-describedby={`${id}-help`}
            value={redirectTo}
            onChange={({ target }) => setRedirectTo(target.value)}
          />
          <datalist id={`${id}-pages`}>
            {others.map(({ id: other, key, title }) => (
              <option key={other} value={pathOfKey(key)}>
                {title}
              </option>
            ))}
          </datalist>
          <p id={`${id}-help`} className={styles.quiet}>
            {t('compose.life.redirectHelp', { path })}
          </p>
        </div>
      )}
      <div className={styles.end}>
        <p role="alert" className={styles.error}>
          {failure}
        </p>
        <button type="button" onClick={close}>
          {t(done === undefined ? 'compose.cancel' : 'compose.done')}
        </button>
        <SteadyButton className={styles.primary} isOff={isBusy || isStale} onClick={() => void change()}>
          {t(done === undefined ? `compose.life.${action}` : 'compose.tryAgain')}
        </SteadyButton>
      </div>
    </PickDialog>
  )
}

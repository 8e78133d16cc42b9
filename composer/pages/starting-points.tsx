import { useRef, useState } from 'react'
import type { ComposePage } from '../../schemas/api/compose.ts'
import { missingOf, PAGE_SETS } from '../../src/content/composing/page-sets.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { browserStorage } from '../../src/lib/browser-storage.ts'
import { readJson, writeJson } from '../../src/lib/stored-json.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { SteadyButton } from '../steady-button.tsx'
import { StartCard } from './start-card.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import { useMakesPages } from './use-makes-pages.ts'
import styles from './starting-points.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'makeFirstPage'>
  readonly pages: readonly ComposePage[]
  readonly mayPublish: boolean
  readonly onMade: (pageIds: readonly string[]) => void
  /** To begin with a landing page of her own. */
  readonly onNew: () => void
}

/** In this browser it is closed until she opens it. */
const KEY = 'vitrine-compose-starting-points'

/** What a shop needs first, as long as something of it is missing; each is made by a click, or all at once. */
export const StartingPoints = ({ client, pages, mayPublish, onMade, onNew }: Props) => {
  const t = useTranslate()
  const [isClosed, setClosed] = useState(() => readJson(browserStorage(), KEY) === 'closed')
  const heading = useRef<HTMLHeadingElement>(null)
  const { make, progress, failure, count } = useMakesPages(client, (made) => {
    onMade(made)
    heading.current?.focus()
  })
  const close = (next: boolean): void => {
    setClosed(next)
    writeJson(browserStorage(), KEY, next ? 'closed' : 'open')
  }
  const missing = PAGE_SETS.flatMap((set) => missingOf(set, pages))
  const isBusy = progress !== undefined
  if (missing.length === 0 && count === 0) return null
  const said = (
    <div role="status">
      {isBusy && <p>{t('compose.start.making', { ...progress })}</p>}
      {!isBusy && failure !== undefined && <p className={styles.error}>{sentenceInWords(failure, t)}</p>}
      {!isBusy && failure === undefined && count > 0 && (
        <p>{t(mayPublish ? 'compose.start.made' : 'compose.start.madeForReview', { count })}</p>
      )}
    </div>
  )
  if (missing.length === 0 || isClosed)
    return (
      <section className={styles.start} aria-label={t('compose.start')}>
        {said}
        {missing.length > 0 && (
          <button type="button" onClick={() => close(false)}>
            {t('compose.start.show', { count: missing.length })}
          </button>
        )}
      </section>
    )
  return (
    <section className={styles.start} aria-labelledby="start-title">
      <h2 id="start-title" ref={heading} tabIndex={-1}>
        {t('compose.start')}
      </h2>
      <p>{t('compose.start.about')}</p>
      <ul>
        {PAGE_SETS.map((set) => (
          <StartCard
            key={set.id}
            name={set.id}
            isNeeded={set.isNeeded}
            total={set.keys.length}
            missing={missingOf(set, pages).length}
            isBusy={isBusy}
            onMake={() => void make(missingOf(set, pages))}
          />
        ))}
        <StartCard name="landing" isNeeded={false} total={1} missing={pages.some(isOwnLanding) ? 0 : 1} isBusy={isBusy} onMake={onNew} />
      </ul>
      <p className={styles.quiet}>{t('compose.start.settings')}</p>
      {said}
      <p className={styles.ways}>
        <SteadyButton className={styles.primary} isOff={isBusy} onClick={() => void make(missing)}>
          {t('compose.start.all', { count: missing.length })}
        </SteadyButton>
        <button type="button" onClick={() => close(true)}>
          {t('compose.start.close')}
        </button>
      </p>
    </section>
  )
}

const SET_KEYS: readonly string[] = PAGE_SETS.flatMap(({ keys }) => keys)

const isOwnLanding = ({ kind, key, state }: ComposePage): boolean => kind === 'landing' && state !== 'archived' && !SET_KEYS.includes(key)

import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PageCheck } from '../../schemas/api/compose-releases.ts'
import type { ComposePage } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolate } from '../isolate.ts'
import { pageLink } from '../page-link.ts'
import { SteadyButton } from '../steady-button.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import { useProblemInWords } from '../use-problem-in-words.ts'
import styles from './releases.module.scss'

interface Props {
  readonly pageIds: readonly string[]
  /** Of the space; undefined while they are read. */
  readonly pages: readonly ComposePage[] | undefined
  /** What is known of those that are in it. */
  readonly checks: readonly PageCheck[]
  readonly onChange: (pageIds: readonly string[]) => void
  readonly onLeave: () => void
}

/** The pages of a release with what goes live of each and what is to be mended; taken out and added. */
export const ReleasePages = ({ pageIds, pages = [], checks, onChange, onLeave }: Props) => {
  const t = useTranslate()
  const [added, setAdded] = useState('')
  const others = pages.filter(({ id, state }) => !pageIds.includes(id) && (state === 'draft' || state === 'changed'))
  const titleOf = (id: string): string => {
    const page = pages.find((each) => each.id === id)
    return page?.title || page?.key || checks.find((check) => check.page.id === id)?.page.title || id
  }
  const choice = others.some(({ id }) => id === added) ? added : ''
  return (
    <fieldset className={styles.pages}>
      <legend>{t('compose.pages')}</legend>
      <ul>
        {pageIds.map((id) => (
          <li key={id}>
            <Link to={pageLink(id)} dir="auto" onClick={onLeave}>
              {titleOf(id)}
            </Link>
            <PageNote check={checks.find(({ page }) => page.id === id)} />
            <button
              type="button"
              aria-label={t('compose.release.takeOutPage', { page: isolate(titleOf(id)) })}
              onClick={() => onChange(pageIds.filter((each) => each !== id))}
            >
              {t('compose.release.takeOut')}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.add}>
        <label>
          {t('compose.release.another')}
          <select value={choice} onChange={({ target }) => setAdded(target.value)}>
            <option value="">{t(others.length === 0 ? 'compose.release.noOther' : 'compose.release.choosePage')}</option>
            {others.map(({ id, title, key }) => (
              <option key={id} value={id}>
                {title || key}
              </option>
            ))}
          </select>
        </label>
        <SteadyButton
          isOff={choice === ''}
          onClick={() => {
            onChange([...pageIds, choice])
            setAdded('')
          }}
        >
          {t('compose.release.add')}
        </SteadyButton>
      </p>
    </fieldset>
  )
}

/** How much of a page goes live, or what keeps it from that. */
const PageNote = ({ check }: { readonly check: PageCheck | undefined }) => {
  const t = useTranslate()
  const inWords = useProblemInWords()
  if (check === undefined) return <span className={styles.quiet}>{t('compose.loading')}</span>
  if (check.refusal !== undefined) return <span className={styles.error}>{sentenceInWords(check.refusal, t)}</span>
  const [first] = check.problems
  if (first === undefined)
    return <span className={styles.quiet}>{t('compose.release.changes', { count: Object.keys(check.versions).length })}</span>
  return (
    <span className={styles.error}>
      {t('compose.release.problems', { count: check.problems.length, first: `${isolate(first.where)}: ${inWords(first)}` })}
    </span>
  )
}

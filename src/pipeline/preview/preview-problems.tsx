import { useEffect, useState } from 'react'
import type { ContentProblem } from '../../content/content-problem.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { PREVIEW_BLOCK_HASH } from '../../site/preview-block.ts'
import styles from './preview-bar.module.scss'

/** What the publish gate would report about the page, and whether the page shows it. */
export const PreviewProblems = ({ problems }: { readonly problems: readonly ContentProblem[] }) => {
  const t = useTranslate()
  const [isMarking, setMarking] = useState(true)
  const mark = (isOn: boolean): void => {
    setMarking(isOn)
    document.documentElement.dataset['previewNotes'] = isOn ? 'on' : 'off'
  }
  useEffect(() => {
    const target = blockOfHash(window.location.hash)
    if (target !== undefined) goToBlock(target)
  }, [])
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  return (
    <details className={styles.menu} data-dropdown="">
      <summary>
        {t('preview.problems')} <span className={hasErrors ? styles.errors : styles.count}>{problems.length}</span>
      </summary>
      <div className={styles.panel}>
        {problems.length === 0 && <p>{t('preview.noProblems')}</p>}
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.path}`} data-severity={problem.severity}>
              <span>{t(problem.severity === 'error' ? 'preview.error' : 'preview.warning')}</span>
              <p lang="en" dir="ltr">
                <strong>{problem.where}</strong> {problem.message}
              </p>
              {problem.blockId !== '' && (
                <button type="button" onClick={({ currentTarget }) => leaveFor(problem.blockId, currentTarget.closest('details'))}>
                  {t('preview.goThere')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {problems.length > 0 && (
          <label className={styles.check}>
            <input type="checkbox" checked={isMarking} onChange={({ target }) => mark(target.checked)} />
            {t('preview.markProblems')}
          </label>
        )}
      </div>
    </details>
  )
}

const leaveFor = (blockId: string, menu: HTMLDetailsElement | null): void => {
  if (menu !== null) menu.open = false
  goToBlock(blockId)
}

/** Scrolls to the note of a block, else to a note inside it, else to the block itself. */
const goToBlock = (blockId: string, page: Document = document): void => {
  const note = page.getElementById(`problem-${blockId}`)
  const block = [...page.querySelectorAll<HTMLElement>('[data-block]')].find(({ dataset }) => dataset['block']?.includes(blockId) === true)
  const target = note ?? block?.querySelector<HTMLElement>('[role="note"]') ?? block?.firstElementChild
  target?.scrollIntoView({ block: 'center' })
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** The block that an address leads to, as the publishing report writes it; undefined for other addresses. */
const blockOfHash = (hash: string): string | undefined => {
  const prefix = `#${PREVIEW_BLOCK_HASH}`
  return hash.startsWith(prefix) ? decodeURIComponent(hash.slice(prefix.length)) : undefined
}

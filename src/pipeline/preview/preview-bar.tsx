import { useState, useSyncExternalStore } from 'react'
import type { ContentProblem } from '../../content/content-problem.ts'
import { keysAround } from '../../content/draft-page.ts'
import { MENU_KEY } from '../../content/menus.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import { type PreviewSettings, PREVIEW_PARAMETERS } from '../../site/preview-mode.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { PageNavigation } from '../navigate/page-navigation.ts'
import type { BlockReads } from './create-block-reads.ts'
import type { DraftReads } from './create-draft-reads.ts'
import { PreviewCopy } from './preview-copy.tsx'
import { PreviewProblems } from './preview-problems.tsx'
import { PreviewView } from './preview-view.tsx'
import type { Refresh } from './refresh.ts'
import { forgetPreview } from './preview-storage.ts'
import styles from './preview-bar.module.scss'

interface Props {
  readonly site: SiteValue
  readonly settings: PreviewSettings
  readonly drafts: Pick<DraftReads, 'stateOf'>
  readonly blocks: BlockReads
  readonly pages: Pick<PageNavigation, 'getShown' | 'subscribe'>
  readonly refreshes: Pick<Refresh, 'subscribe' | 'count'>
  readonly getNavigation: () => Promise<readonly NavigationNode[]>
}

/** Stands above the page and covers nothing of it: what is shown, what is wrong with it, and the way out. */
export const PreviewBar = ({ site, settings, drafts, blocks, pages, refreshes, getNavigation }: Props) => {
  const t = useTranslate()
  const { view } = useSyncExternalStore(pages.subscribe, pages.getShown)
  const count = useSyncExternalStore(refreshes.subscribe, refreshes.count)
  const [isLeaving, setLeaving] = useState(false)
  const keys = [view.key, ...keysAround(view.context.kind)]
  const problems = keys.flatMap((key) =>
    (drafts.stateOf(key)?.problems ?? []).map((problem) => (key === MENU_KEY ? placeless(problem) : problem)),
  )
  const leave = (): void => {
    setLeaving(true)
    void leavePreview()
  }
  return (
    <aside className={styles.bar} aria-label={t('preview.title')}>
      <p className={styles.title}>
        {t('preview.title')} <span className={styles.about}>{t('preview.about')}</span>
      </p>
      <PreviewView site={site} settings={settings} getNavigation={getNavigation} />
      <PreviewProblems problems={problems} />
      <PreviewCopy keys={keys} blocks={blocks} />
      <button className={styles.leave} type="button" disabled={isLeaving} onClick={leave}>
        {t('preview.leave')}
      </button>
      {/* The key makes it a new text each time, so that it is spoken each time. */}
      <p className="visually-hidden" role="status">
        {count > 0 && <span key={count}>{t('preview.updated')}</span>}
      </p>
    </aside>
  )
}

/** Entries of menus are no blocks of the page: there is nowhere to go, and the problem says where it is. */
const placeless = (problem: ContentProblem): ContentProblem => ({ ...problem, blockId: '' })

/** Ends preview mode: deletes what is saved, gives the right to see drafts back, and loads the page as shoppers get it. */
const leavePreview = async (): Promise<void> => {
  forgetPreview()
  // Without an answer the right ends with the browser's session.
  await fetch('/_preview/leave', { method: 'POST' }).catch(() => undefined)
  const address = new URL(window.location.href)
  for (const name of PREVIEW_PARAMETERS) address.searchParams.delete(name)
  if (address.href === window.location.href) window.location.reload()
  else window.location.replace(address)
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { SettingsMenu } from '../interface/settings-menu.tsx'
import type { Leave } from '../reviews/leave-of.ts'
import { PublishButtons } from '../reviews/publish-buttons.tsx'
import { SiteOptions } from '../sites/site-options.tsx'
import { SteadyButton } from '../steady-button.tsx'
import type { CanvasView, WantedView } from '../view/canvas-view.ts'
import type { PickedVariants } from '../view/use-variant-picks.ts'
import { ViewMenu } from '../view/view-menu.tsx'
import { WIDTHS, type CanvasWidth } from '../widths/widths.ts'
import type { PageDialog } from './page-dialogs.tsx'
import { SaveNote } from './save-note.tsx'
import type { OpenPage } from './use-document.ts'
import { useStore } from './use-store.ts'
import styles from './editor.module.scss'

const CHOICES: readonly CanvasWidth[] = ['full', ...WIDTHS.toReversed(), 'four']

interface Props {
  readonly title: string
  readonly sites: readonly ComposeSite[]
  readonly view: CanvasView
  readonly onView: (view: WantedView) => void
  readonly variants: PickedVariants
  readonly width: CanvasWidth
  readonly onWidth: (width: CanvasWidth) => void
  readonly page: OpenPage
  readonly onSelect: (entryId: string) => void
  readonly leave: Leave
  readonly onOpen: (dialog: PageDialog) => void
  /** Who else is here. */
  readonly others: ReactNode
}

/** Where and how wide the page is shown; the way back; whether it is saved; publish. */
export const EditorBar = ({ title, sites, view, onView, variants, width, onWidth, page, onSelect, leave, onOpen, others }: Props) => {
  const t = useTranslate()
  const { past, future } = useStore(page.store)
  const { site, language, at, audience } = view
  const { siteTag, languages } = site
  return (
    <header className={styles.bar} data-area="bar">
      <Link to="/">{t('compose.pages')}</Link>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {others}
      <div className={styles.view}>
        <label>
          {t('compose.site')}
          <select
            value={siteTag}
            onChange={({ target }) =>
              onView({
                siteTag: target.value,
                language: sites.find((each) => each.siteTag === target.value)?.defaultLanguage ?? language,
                at,
                audience,
              })
            }
          >
            <SiteOptions sites={sites} />
          </select>
        </label>
        <label>
          {t('compose.language')}
          <select value={language} onChange={({ target }) => onView({ siteTag, language: target.value, at, audience })}>
            {languages.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('compose.width')}
          <select value={String(width)} onChange={({ target }) => onWidth(CHOICES.find((each) => String(each) === target.value) ?? 'full')}>
            {CHOICES.map((each) => (
              <option key={each} value={String(each)}>
                {t(`compose.width.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <ViewMenu view={view} variants={variants} onView={(seen) => onView({ siteTag, language, ...seen })} />
      </div>
      <div className={styles.end}>
        <SaveNote autosave={page.autosave} onSelect={onSelect} />
        <SteadyButton isOff={past.length === 0} onClick={page.store.undo}>
          {t('compose.undo')}
        </SteadyButton>
        <SteadyButton isOff={future.length === 0} onClick={page.store.redo}>
          {t('compose.redo')}
        </SteadyButton>
        <button type="button" onClick={() => onOpen('history')}>
          {t('compose.history')}
        </button>
        <button type="button" onClick={() => onOpen('translate')}>
          {t('compose.translate')}
        </button>
        <PublishButtons leave={leave} sites={sites} onOpen={onOpen} />
        <SettingsMenu />
      </div>
    </header>
  )
}

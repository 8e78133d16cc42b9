import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { SettingsMenu } from '../interface/settings-menu.tsx'
import type { Leave } from '../reviews/leave-of.ts'
import { PublishButtons } from '../reviews/publish-buttons.tsx'
import { MoreMenu } from './more-menu.tsx'
import type { PageDialog } from './page-dialogs.tsx'
import { SaveNote } from './save-note.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import type { OpenPage } from './use-document.ts'
import { ViewChoices, type ViewChoicesProps } from './view-choices.tsx'
import styles from './editor-bar.module.scss'

interface Props extends ViewChoicesProps {
  readonly title: string
  readonly page: OpenPage
  readonly onSelect: (entryId: string) => void
  readonly leave: Leave
  readonly onOpen: (dialog: PageDialog) => void
  readonly onTour: () => void
  /** Who else is here. */
  readonly others: ReactNode
  /** The window shows one part of the editor at a time. */
  readonly isNarrow: boolean
}

/** The way back; where and how wide the page is shown; whether it is saved; publish. A narrow window has the second under More, and schedule. */
export const EditorBar = ({ title, page, onSelect, leave, onOpen, onTour, others, isNarrow, ...choices }: Props) => {
  const t = useTranslate()
  return (
    <header className={styles.bar} data-area="bar">
      <Link to="/">{t('compose.pages')}</Link>
      <h1 title={title}>
        <bdi>{title}</bdi>
      </h1>
      {others}
      {!isNarrow && <ViewChoices {...choices} />}
      <div className={styles.end}>
        <SaveNote autosave={page.autosave} onSelect={onSelect} />
        <UndoButtons store={page.store} />
        <MoreMenu onOpen={onOpen} onTour={onTour} mayPlan={isNarrow && leave.mayPlan}>
          {isNarrow && <ViewChoices {...choices} />}
        </MoreMenu>
        <SettingsMenu />
        <div className={styles.leave} data-tour="publish">
          <PublishButtons leave={leave} sites={choices.sites} onOpen={onOpen} isShort={isNarrow} />
        </div>
      </div>
    </header>
  )
}

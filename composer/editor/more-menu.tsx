import type { ReactNode } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCommandWindows } from '../commands/commands-context.tsx'
import { useDetails } from '../use-details.ts'
import type { PageDialog } from './page-dialogs.tsx'
import styles from './editor-bar.module.scss'

interface Props {
  readonly onOpen: (dialog: PageDialog) => void
  readonly onTour: () => void
  /** Where it does not stand in the bar. */
  readonly mayPlan: boolean
  /** What a narrow window has no room for in its bar. */
  readonly children?: ReactNode
}

/** What is not used all day, and help. */
export const MoreMenu = ({ onOpen, onTour, mayPlan, children }: Props) => {
  const t = useTranslate()
  const open = useCommandWindows()
  const { menu, close } = useDetails({ closesOutside: true })
  const button = (name: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        close()
        act()
      }}
    >
      {name}
    </button>
  )
  return (
    <details ref={menu} className={styles.more}>
      <summary data-tour="menu">{t('compose.more')}</summary>
      <div>
        {children}
        {mayPlan && button(t('compose.schedule'), () => onOpen('schedule'))}
        {button(t('compose.history'), () => onOpen('history'))}
        {button(t('compose.translate'), () => onOpen('translate'))}
        {button(t('compose.find'), () => open('palette'))}
        {button(t('compose.keys.button'), () => open('sheet'))}
        {button(t('compose.tour.again'), onTour)}
      </div>
    </details>
  )
}

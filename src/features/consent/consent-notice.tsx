import { useEffect, useId, useRef } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { chooseConsent } from './choose-consent.ts'
import { CHOICE_OF_ALL, CHOICE_OF_NONE } from './whole-choices.ts'
import styles from './consent.module.scss'

interface Props {
  readonly onManage: () => void
  readonly footer: HTMLElement | null
}

/**
 * Asks once. It takes no focus, moves nothing of the page, and gives the page room at its end, so that nothing that gets the focus stays
 * behind it.
 */
export const ConsentNotice = ({ onManage, footer }: Props) => {
  const t = useTranslate()
  const id = useId()
  const { site } = useSite()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => (notice.current === null ? undefined : makeRoom(notice.current, footer)), [footer])
  return (
    <section ref={notice} className={styles.notice} aria-labelledby={id}>
      <div role="status">
        <h2 id={id} className={styles.title}>
          {t('consent.title')}
        </h2>
        <p className={styles.text}>
          {site.consent.mode === 'optOut' ? t('consent.textOptOut') : t('consent.text')}{' '}
          <Link to="/legal/privacy">{t('consent.privacy')}</Link>
        </p>
      </div>
      <div className={styles.answers}>
        <Button type="button" variant="secondary" size="small" fullWidth onClick={() => chooseConsent(CHOICE_OF_ALL)}>
          {t('consent.acceptAll')}
        </Button>
        <Button type="button" variant="secondary" size="small" fullWidth onClick={() => chooseConsent(CHOICE_OF_NONE)}>
          {t('consent.rejectAll')}
        </Button>
        <Button type="button" variant="text" size="small" onClick={onManage}>
          {t('consent.manage')}
        </Button>
      </div>
    </section>
  )
}

/**
 * What is scrolled to, by the focus among others, ends above the notice (WCAG 2.4.11); the page is longer by as much, and the way back to
 * its top stands above it. A custom property of the document would do all three, and style every element of the page anew.
 */
const makeRoom = (notice: HTMLElement, footer: HTMLElement | null): (() => void) => {
  const { documentElement, body } = document
  const leave = (room: string): void => {
    documentElement.style.scrollPaddingBlockEnd = room
    body.style.paddingBlockEnd = room
    footer?.style.setProperty('--notice-room', room)
  }
  const measure = (): void => leave(`${Math.ceil(window.innerHeight - notice.getBoundingClientRect().top)}px`)
  const observer = new ResizeObserver(measure)
  observer.observe(notice)
  window.addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    leave('')
  }
}

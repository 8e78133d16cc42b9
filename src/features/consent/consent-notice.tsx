import { useEffect, useId, useRef } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { chooseConsent } from './choose-consent.ts'
import { CHOICE_OF_ALL, CHOICE_OF_NONE } from './whole-choices.ts'
import styles from './consent.module.scss'

/**
 * Asks once. It takes no focus, moves nothing of the page, and gives the page room at its end, so that nothing that gets the focus stays
 * behind it.
 */
export const ConsentNotice = ({ onManage }: { readonly onManage: () => void }) => {
  const t = useTranslate()
  const id = useId()
  const { site } = useSite()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => (notice.current === null ? undefined : makeRoom(notice.current)), [])
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

/** What is scrolled to, by the focus among others, ends above the notice (WCAG 2.4.11); the page is longer by as much. */
const makeRoom = (notice: HTMLElement): (() => void) => {
  const { style } = document.documentElement
  const measure = (): void => style.setProperty('--notice-room', `${Math.ceil(window.innerHeight - notice.getBoundingClientRect().top)}px`)
  const observer = new ResizeObserver(measure)
  observer.observe(notice)
  window.addEventListener('resize', measure)
  document.documentElement.classList.add(String(styles.hasNotice))
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    document.documentElement.classList.remove(String(styles.hasNotice))
    style.removeProperty('--notice-room')
  }
}

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../i18n/use-translate.ts'
import { CONSENT_CHANGED, consentCookie, readChoice } from '../../site/consent.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { ConsentPreferences } from './consent-preferences.tsx'
import styles from './consent.module.scss'

/** The notice for who has not chosen, and in the footer the way back to the choice at any time (FRAME-02, FRAME-13). */
export const ConsentHost = ({ isNoticeHidden, footer }: { readonly isNoticeHidden: boolean; readonly footer: Element | null }) => {
  const t = useTranslate()
  const isDecided = useIsDecided()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!isDecided && !isNoticeHidden && <ConsentNotice onManage={() => setOpen(true)} />}
      {footer !== null &&
        createPortal(
          <button type="button" className={styles.settings} onClick={() => setOpen(true)}>
            {t('consent.settings')}
          </button>,
          footer,
        )}
      <ConsentPreferences isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Another tab may decide as well. */
const useIsDecided = (): boolean => {
  const [isDecided, setDecided] = useState(read)
  useEffect(() => {
    const update = (): void => setDecided(read())
    update()
    window.addEventListener(CONSENT_CHANGED, update)
    return () => window.removeEventListener(CONSENT_CHANGED, update)
  }, [])
  return isDecided
}

const read = (): boolean => readChoice(consentCookie()) !== undefined

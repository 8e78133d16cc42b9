import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../i18n/use-translate.ts'
import { report } from '../../lib/report.ts'
import { CONSENT_CHANGED, consentCookie, readChoice } from '../../site/consent.ts'
import { useLateDialog } from '../../ui/dialog/use-late-dialog.ts'
import { ConsentNotice } from './consent-notice.tsx'
import styles from './consent.module.scss'

/** Reports that the code of the dialog did not load. Consent stays as it is, and the next click loads the code again. */
const tellOfLoss = (): void => report({ code: 'consentPreferencesFailed', message: 'The choice of consent did not load', severity: 2 })

interface Props {
  /** Brings the texts of dialogs. */
  readonly loadTexts: () => Promise<unknown>
  readonly isNoticeHidden: boolean
  readonly footer: HTMLElement | null
}

/** The notice for who has not chosen, and in the footer the way back to the choice at any time (FRAME-02, FRAME-13). */
export const ConsentHost = ({ loadTexts, isNoticeHidden, footer }: Props) => {
  const t = useTranslate()
  const isDecided = useIsDecided()
  const loadPreferences = useCallback(async () => {
    const [{ ConsentPreferences }] = await Promise.all([import('./consent-preferences.tsx'), loadTexts()])
    return ConsentPreferences
  }, [loadTexts])
  const preferences = useLateDialog(loadPreferences)
  const manage = (): void => preferences.open(tellOfLoss)
  return (
    <>
      {!isDecided && !isNoticeHidden && <ConsentNotice onManage={manage} footer={footer} />}
      {footer !== null &&
        createPortal(
          <button type="button" className={styles.settings} onClick={manage} onPointerEnter={preferences.prepare}>
            {t('consent.settings')}
          </button>,
          footer,
        )}
      {preferences.View !== undefined && <preferences.View isOpen={preferences.isOpen} onClose={preferences.close} />}
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

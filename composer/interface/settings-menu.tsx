import { useId, useState } from 'react'
import { INTERFACE_LANGUAGES, isInterfaceLanguage, LOOKS, type InterfaceLanguage } from '../../src/i18n/compose/interface-languages.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useDetails } from '../use-details.ts'
import { useInterface } from './interface-context.tsx'
import styles from './settings-menu.module.scss'

const LANGUAGES = Object.keys(INTERFACE_LANGUAGES).filter(isInterfaceLanguage)

/** Language and look of the composer itself, kept in this browser. The page on the canvas has its own. */
export const SettingsMenu = () => {
  const t = useTranslate()
  const name = useId()
  const { menu } = useDetails({ closesOutside: true })
  const { language, setLanguage, look, setLook } = useInterface()
  const [failed, setFailed] = useState<InterfaceLanguage>()
  const choose = async (wanted: InterfaceLanguage): Promise<void> => {
    setFailed(undefined)
    if (!(await setLanguage(wanted))) setFailed(wanted)
  }
  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label={t('compose.settings')} title={t('compose.settings')}>
        <Globe />
      </summary>
      <div className={styles.choices}>
        <fieldset>
          <legend>{t('compose.settings.language')}</legend>
          {LANGUAGES.map((each) => (
            <label key={each}>
              <input type="radio" name={`${name}-language`} checked={language === each} onChange={() => void choose(each)} />
              <bdi lang={each}>{INTERFACE_LANGUAGES[each]}</bdi>
            </label>
          ))}
        </fieldset>
        <p role="status">{failed !== undefined && t('compose.settings.failed', { language: INTERFACE_LANGUAGES[failed] })}</p>
        <fieldset>
          <legend>{t('compose.settings.look')}</legend>
          {LOOKS.map((each) => (
            <label key={each}>
              <input type="radio" name={`${name}-look`} checked={look === each} onChange={() => setLook(each)} />
              {t(`compose.settings.look.${each}`)}
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  )
}

/** Is found by somebody who cannot read the language that is set. */
const Globe = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <circle cx="10" cy="10" r="7.5" />
    <ellipse cx="10" cy="10" rx="3.4" ry="7.5" />
    <path d="M2.5 10h15" />
  </svg>
)

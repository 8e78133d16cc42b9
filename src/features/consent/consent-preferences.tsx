import { useState, type SyntheticEvent } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { CONSENT_CATEGORIES, hasPrivacySignal, isTrackingDisabled, type ConsentCategory } from '../../site/consent.ts'
import { useSite } from '../../site/site-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { chooseConsent, currentConsent } from './choose-consent.ts'
import { CHOICE_OF_ALL, CHOICE_OF_NONE } from './whole-choices.ts'
import styles from './consent.module.scss'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The choice by category, now and whenever the shopper wants it back (FRAME-13). Closed without an answer, nothing changes. */
export const ConsentPreferences = ({ isOpen, onClose }: Props) => {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('consent.preferencesTitle')}>
      <Choice onClose={onClose} />
    </Dialog>
  )
}

/** Begins with what holds now, each time the dialog opens. */
const Choice = ({ onClose }: Pick<Props, 'onClose'>) => {
  const t = useTranslate()
  const { mode } = useSite().site.consent
  const [choice, setChoice] = useState(() => currentConsent(mode))
  const answer = (chosen: typeof choice): void => {
    onClose()
    chooseConsent(chosen)
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    answer(choice)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {isTrackingDisabled() && <p className={styles.text}>{t('consent.trackingDisabled')}</p>}
      {hasPrivacySignal() && <p className={styles.text}>{t('consent.privacySignal')}</p>}
      <div className={styles.category}>
        <Checkbox name="necessary" label={t('consent.necessary')} checked disabled readOnly />
        <p className={styles.text}>{t('consent.necessaryText')}</p>
      </div>
      {CONSENT_CATEGORIES.map((category) => (
        <div key={category} className={styles.category}>
          <Checkbox
            name={category}
            label={t(LABELS[category])}
            checked={choice[category]}
            onChange={({ target }) => setChoice({ ...choice, [category]: target.checked })}
            aria-describedby={`consent-${category}`}
          />
          <p id={`consent-${category}`} className={styles.text}>
            {t(TEXTS[category])}
          </p>
        </div>
      ))}
      <div className={styles.formAnswers}>
        <Button type="submit" fullWidth>
          {t('consent.save')}
        </Button>
        <Button type="button" variant="secondary" fullWidth onClick={() => answer(CHOICE_OF_ALL)}>
          {t('consent.acceptAll')}
        </Button>
        <Button type="button" variant="secondary" fullWidth onClick={() => answer(CHOICE_OF_NONE)}>
          {t('consent.rejectAll')}
        </Button>
      </div>
    </form>
  )
}

const LABELS: Readonly<Record<ConsentCategory, string>> = {
  preferences: 'consent.preferences',
  statistics: 'consent.statistics',
  marketing: 'consent.marketing',
}
const TEXTS: Readonly<Record<ConsentCategory, string>> = {
  preferences: 'consent.preferencesText',
  statistics: 'consent.statisticsText',
  marketing: 'consent.marketingText',
}

import { useId, useState } from 'react'
import { useTranslate } from '../../../i18n/use-translate.ts'
import type { CountryOption } from '../country-options.ts'
import { storeCountry } from '../stored-country.ts'
import { useSite } from '../../../site/site-context.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useLateDialog } from '../../../ui/dialog/use-late-dialog.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './country-proposal.module.scss'
import { wallTime } from '../../../lib/clock.ts'

interface Props {
  readonly proposed: CountryOption
  /** The country of this site, in the language of the shopper. */
  readonly current: string
}

const loadSettings = async () => (await import('../site-settings-dialog.tsx')).SiteSettingsDialog

/** Asks once whether the visitor would rather shop where they seem to be; takes no focus and covers no more than a corner (LOCALE-07). */
export const CountryProposal = ({ proposed, current }: Props) => {
  const t = useTranslate()
  const id = useId()
  const { site, language } = useSite()
  const settings = useLateDialog(loadSettings)
  const [isAnswered, setAnswered] = useState(false)
  const answer = (country: string): void => {
    storeCountry(country, wallTime())
    setAnswered(true)
  }
  const stay = (): void => answer(site.code)
  const url = (proposed.languages.find(({ code }) => code === language) ?? proposed.languages[0])?.url ?? ''
  return (
    <>
      {!isAnswered && (
        <section className={styles.proposal} aria-labelledby={id}>
          <p id={id} className={styles.question} role="status">
            {t('countryProposal.question', { country: proposed.label })}
          </p>
          <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={stay}>
            <Icon name="close" />
          </button>
          <div className={styles.answers}>
            <ButtonLink to={url} fullWidth data-full-load="" onFollow={() => answer(proposed.code)}>
              {t('countryProposal.go', { country: proposed.label })}
            </ButtonLink>
            <Button type="button" variant="secondary" fullWidth onClick={stay}>
              {t('countryProposal.stay', { country: current })}
            </Button>
            <Button type="button" variant="text" onClick={() => settings.open(stay)}>
              {t('countryProposal.all')}
            </Button>
          </div>
        </section>
      )}
      {settings.View !== undefined && <settings.View isOpen={settings.isOpen} onClose={settings.close} />}
    </>
  )
}

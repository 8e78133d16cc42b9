import { useMemo, useState, useCallback } from 'react'
import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import { countryName } from '../../lib/country-name.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { Alert } from '../../ui/notice/alert.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { Openable } from '../../ui/dialog/use-late-dialog.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { readSiteTerms } from '../../clients/content/read-site-terms.ts'
import { report } from '../../lib/report.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import type { CountryOption } from './country-options.ts'
import { everyCountry } from './known-countries.ts'
import { LanguageTabs } from './language-tabs.tsx'
import styles from './site-settings.module.scss'

/** Where to deliver, and in which language to read (LOCALE-01 to LOCALE-06). */
export const SiteSettingsDialog = ({ isOpen, onClose }: Openable) => {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('siteSettings.heading')} size="small">
      <Settings />
    </Dialog>
  )
}

const Settings = () => {
  const t = useTranslate()
  const { site, locale, language } = useSite()
  const options = useMemo(() => everyCountry({ site, locale }), [site, locale])
  const terms = useTermsByTag()
  const [chosen, setChosen] = useState({ country: site.code, language })
  const option = options.find(({ code }) => code === chosen.country)
  /** Another country is read in its first language (LOCALE-10). */
  const choose = (country: string): void => {
    const first = options.find(({ code }) => code === country)?.languages[0]
    if (first !== undefined) setChosen({ country, language: first.code })
  }
  return (
    <div className={styles.settings}>
      <SelectField
        name="country"
        label={t('siteSettings.destination')}
        value={chosen.country}
        options={options.map(({ code, label, site: { siteName } }) => ({ value: code, label, group: siteName }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {option !== undefined && (
        <Chosen
          option={option}
          terms={terms[option.site.siteTag] ?? {}}
          language={chosen.language}
          onLanguage={(next) => setChosen({ ...chosen, language: next })}
        />
      )}
    </div>
  )
}

interface ChosenProps {
  readonly option: CountryOption
  readonly terms: SiteTerms
  readonly language: string
  readonly onLanguage: (language: string) => void
}

const Chosen = ({ option, terms, language, onLanguage }: ChosenProps) => {
  const t = useTranslate()
  const { site, locale } = useSite()
  const from = countryName(site.code, locale)
  return (
    <>
      <LanguageTabs option={option} terms={terms} language={language} onLanguage={onLanguage} />
      {option.cartReplacement && <Alert tone="info">{t('siteSettings.transfer', { country: option.label, from })}</Alert>}
    </>
  )
}

/** The terms of the sites of the client, by site tag: of its own site those the page came with, until all are there. */
const useTermsByTag = (): Readonly<Record<string, SiteTerms | undefined>> => {
  const { site, language, terms } = useSite()
  const ask = useCallback(() => readSiteTerms({ site, language }, window.fetch.bind(window)), [site, language])
  const answer = useAnswer({ ask, onFailure })
  return answer.status === 'loaded' ? answer.value : { [site.siteTag]: terms }
}

const onFailure = (cause: unknown): void =>
  report({ code: 'siteTermsFailed', message: 'The terms of other countries did not come', details: { cause: String(cause) } })

import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import { useId } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { languageName } from '../../ui/language-links/language-name.ts'
import { storeLanguage } from '../../ui/language-links/store-language.ts'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import { TabPanel } from '../../ui/tabs/tab-panel.tsx'
import { TabsContext } from '../../ui/tabs/tabs-context.ts'
import type { CountryOption } from './country-options.ts'
import { storeCountry } from './stored-country.ts'
import { Terms } from './terms.tsx'
import { wallTime } from '../../lib/clock.ts'
import styles from './site-settings.module.scss'

interface Props {
  readonly option: CountryOption
  /** Of its site. */
  readonly terms: SiteTerms
  readonly language: string
  readonly onLanguage: (language: string) => void
}

/** The languages of a country's site; each panel has its terms and the way there (LOCALE-03, LOCALE-04, LOCALE-06). */
export const LanguageTabs = ({ option, terms, language, onLanguage }: Props) => {
  const t = useTranslate()
  const group = useId()
  const tabs = option.languages.map(({ code, url }) => ({ key: code, title: languageName(code), href: url }))
  const storeChoice = (): void => {
    storeCountry(option.code, wallTime())
    storeLanguage(document, option.site, language)
  }
  return (
    <div>
      <TabList group={group} label={t('siteSettings.language')} tabs={tabs} active={language} onChoose={onLanguage} />
      <TabsContext value={{ group, active: language }}>
        {option.languages.map(({ code, url }) => (
          <TabPanel key={code} tabKey={code} title={languageName(code)}>
            <div className={styles.shop}>
              <Terms option={option} terms={terms} />
              <ButtonLink to={url} fullWidth size="large" data-full-load="" onFollow={storeChoice}>
                {t('siteSettings.shop', { country: option.label })}
              </ButtonLink>
            </div>
          </TabPanel>
        ))}
      </TabsContext>
    </div>
  )
}

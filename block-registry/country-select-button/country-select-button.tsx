import { countryName } from '../../src/lib/country-name.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { SiteSettings } from '../../src/features/site-settings/site-settings.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { LanguageLinks } from '../../src/ui/language-links/language-links.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './country-select-button.module.scss'

/** Names the country this shop delivers to, and opens the choice of another. Without JavaScript it offers the site's languages. */
export const CountrySelectButton = ({ props }: BlockViewProps<'country-select-button'>) => {
  const t = useTranslate()
  const { site, locale } = useSite()
  const { path, query } = usePageContext()
  return (
    <Section>
      <SiteSettings>
        {(events) => (
          <details className={styles.dropdown} data-dropdown="">
            <summary className={styles.button} {...events}>
              <Icon name="globe" />
              {/* A browser's list of names may be of another year than the server's: what is in the HTML stays. */}
              <span suppressHydrationWarning>
                {props.label === '' ? t('frame.country') : props.label}: {countryName(site.code, locale)}
              </span>
              <Icon name="chevron-down" size="1.4rem" />
            </summary>
            <div className={styles.panel}>
              <LanguageLinks path={path} query={query} />
            </div>
          </details>
        )}
      </SiteSettings>
    </Section>
  )
}

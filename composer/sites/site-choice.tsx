import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { SiteBoxes, type SiteBoxesProps } from './site-boxes.tsx'
import styles from './sites.module.scss'

/** Which sites a new page is for. */
export const SiteChoice = (props: SiteBoxesProps) => {
  const t = useTranslate()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('compose.sites')}</legend>
      <SiteBoxes {...props} />
    </fieldset>
  )
}

/** The language that a title for these sites is written in, where they have one in common; empty for the CMS's own. */
export const localeOfSites = (sites: readonly ComposeSite[], tags: readonly string[]): string => {
  const [first = '', ...others] = new Set(
    sites.filter(({ siteTag }) => tags.includes(siteTag)).map(({ defaultLanguage }) => defaultLanguage),
  )
  return others.length === 0 ? first : ''
}

import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import styles from './new-page.module.scss'

interface Props {
  readonly sites: readonly ComposeSite[]
  readonly isForAll: boolean
  readonly tags: readonly string[]
  readonly onForAll: (isForAll: boolean) => void
  readonly onTags: (tags: readonly string[]) => void
}

/** Which sites a page is for. */
export const SiteChoice = ({ sites, isForAll, tags, onForAll, onTags }: Props) => {
  const t = useTranslate()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('compose.sites')}</legend>
      <div className={styles.row}>
        <label>
          <input type="radio" name="for" checked={isForAll} onChange={() => onForAll(true)} /> {t('compose.new.allSites')}
        </label>
        <label>
          <input type="radio" name="for" checked={!isForAll} onChange={() => onForAll(false)} /> {t('compose.new.someSites')}
        </label>
      </div>
      {!isForAll && (
        <div className={styles.row}>
          {sites.map(({ siteTag, name }) => (
            <label key={siteTag}>
              <input
                type="checkbox"
                checked={tags.includes(siteTag)}
                onChange={({ target }) => onTags(target.checked ? [...tags, siteTag] : tags.filter((tag) => tag !== siteTag))}
              />{' '}
              {name}
            </label>
          ))}
        </div>
      )}
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

import { useId } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './search-form.module.scss'

/** The longest search (SEARCH-06). */
const MAX_QUERY_LENGTH = 50

/** A search box that leads to /search, with or without JavaScript. */
export const SearchForm = ({ defaultQuery = '' }: { readonly defaultQuery?: string }) => {
  const t = useTranslate()
  const { href } = useSite()
  const id = useId()
  return (
    <form className={styles.form} role="search" aria-labelledby={`${id}-label`} action={href('/search')} method="get">
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {t('listing.searchLabel')}
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        name="query"
        defaultValue={defaultQuery}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={t('listing.searchPlaceholder')}
        autoComplete="off"
        required
      />
      <button type="submit" className={styles.submit} aria-label={t('listing.searchSubmit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}

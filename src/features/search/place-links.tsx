import type { SearchPlace } from '../../clients/search/create-search-client.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { ChipLink } from '../../ui/chip/chip.tsx'
import styles from './place-links.module.scss'

/** Categories, brands and pages that a search names, to go to instead of its products; nothing without any. */
export const PlaceLinks = ({ places = [] }: { readonly places?: readonly SearchPlace[] | undefined }) => {
  const t = useTranslate()
  if (places.length === 0) return null
  return (
    <nav aria-label={t('search.places')}>
      <ul className={styles.places}>
        {places.map(({ name, path, within }) => (
          <li key={path}>
            <ChipLink to={path}>
              {name}
              {within !== undefined && (
                <>
                  {' '}
                  <span className={styles.within}>{within}</span>
                </>
              )}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

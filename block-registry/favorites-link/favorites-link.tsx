import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useFavorites } from '../../src/features/favorites/use-favorites.ts'
import { HeaderTool } from '../../src/ui/header-tool/header-tool.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './favorites-link.module.scss'

/** Links to the favourites, with their number once it is read from storage. */
export const FavoritesLink = ({ props }: BlockViewProps<'favorites-link'>) => {
  const t = useTranslate()
  const count = useFavorites().ids.length
  const label = props.label === '' ? t('favorites.link') : props.label
  return (
    <HeaderTool to="/my-favorites" icon="heart" label={count === 0 ? label : t('favorites.count', { count, name: label })}>
      {count > 0 && <span className={styles.mark} aria-hidden="true" />}
    </HeaderTool>
  )
}

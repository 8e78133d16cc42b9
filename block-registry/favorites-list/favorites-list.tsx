import { useTranslate } from '../../src/i18n/use-translate.ts'
import { HEART } from '../../src/features/favorites/heart.tsx'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { CARD_DEFAULTS } from '../../src/features/product/card/card-config.ts'
import { columnsOr, ProductGrid, ProductGridSkeleton } from '../../src/features/product/card/product-grid.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden/visually-hidden.tsx'
import type { BlockViewProps } from '../block.ts'
import { useFavoriteProducts } from './use-favorite-products.ts'
import styles from './favorites-list.module.scss'

/** The shopper's favourites, as this browser stores them: never part of the server's HTML. */
export const FavoritesList = ({ props: { heading, emptyText }, slots }: BlockViewProps<'favorites-list'>) => {
  const t = useTranslate()
  const { loaded, retry } = useFavoriteProducts()
  const isEmpty = loaded.status === 'loaded' && loaded.hits.length === 0
  return (
    <>
      <Section as="section" width="large" className={styles.favorites}>
        <h1 className={styles.heading}>{heading === '' ? t('favorites.heading') : heading}</h1>
        {loaded.status === 'loading' && <ProductGridSkeleton columns={COLUMNS} count={COLUMNS.desktop} />}
        {loaded.status === 'failed' && <Failed onRetry={retry} />}
        {isEmpty && <Empty text={emptyText} />}
        {loaded.status === 'loaded' && !isEmpty && (
          <>
            {/* A card's heading is an h3. */}
            <VisuallyHidden as="h2">{t('listing.products')}</VisuallyHidden>
            <ProductGrid hits={loaded.hits} columns={COLUMNS} config={CARD_DEFAULTS} action={HEART} />
          </>
        )}
      </Section>
      {isEmpty && slots.empty}
    </>
  )
}

const COLUMNS = columnsOr(4, 4)

const Empty = ({ text }: { readonly text: string }) => {
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p>{text === '' ? t('favorites.empty') : text}</p>
      <ButtonLink to="/new-in" variant="secondary">
        {t('favorites.continue')}
      </ButtonLink>
    </div>
  )
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTranslate()
  return (
    <Alert tone="danger">
      <p>{t('favorites.failed')}</p>
      <Button type="button" variant="text" onClick={onRetry}>
        {t('core.tryAgain')}
      </Button>
    </Alert>
  )
}

import { useEffect, useMemo, useState } from 'react'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { useAccount, useAccountState } from '../../src/clients/identity/account-context.tsx'
import { syncFavorites } from '../../src/features/favorites/account-favorites.ts'
import { browserFavorites, useFavorites } from '../../src/features/favorites/use-favorites.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { HEART_AND_QUICK_BUY } from '../../src/features/product/quick-buy/quick-buy-action.tsx'
import type { AskedProduct } from '../../src/features/product/quick-buy/asked-product.ts'
import { QuickBuy } from '../../src/features/product/quick-buy/quick-buy.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { CARD_DEFAULTS } from '../../src/features/product/card/card-config.ts'
import { LateCardItem } from '../../src/features/product/card/late-card-item.tsx'
import { columnsOr, ProductGrid, ProductGridSkeleton } from '../../src/features/product/card/product-grid.tsx'
import { formAction } from '../../src/site/form-action.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { useIsHydrated } from '../../src/lib/use-is-hydrated.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden/visually-hidden.tsx'
import type { BlockViewProps } from '../block.ts'
import { HEART_AND_MOVE_TO_BAG } from './move-to-bag.tsx'
import { MovedMessage } from './moved-message.tsx'
import { ShareList } from './share-list.tsx'
import { readSharedList } from './shared-list.ts'
import { useFavoriteProducts } from './use-favorite-products.ts'
import styles from './favorites-list.module.scss'

/** The shopper's favourites, as this browser and her account have them: never part of the server's HTML. */
export const FavoritesList = ({ props: { heading, emptyText }, slots }: BlockViewProps<'favorites-list'>) => {
  const t = useTranslate()
  const site = useSite()
  // The page around again after a navigation. The server's is one for all addresses, so the list is read in the browser.
  usePageContext()
  const search = useIsHydrated() ? window.location.search : ''
  const shared = useMemo(() => readSharedList(search), [search])
  const { loaded, retry } = useFavoriteProducts(shared)
  const [moved, setMoved] = useState<string>()
  const move = ({ cardProductId, name }: AskedProduct): void => {
    browserFavorites().remove(cardProductId)
    setMoved(name)
  }
  useAccountFavorites()
  const isEmpty = loaded.status === 'loaded' && loaded.hits.length === 0
  return (
    <>
      <Section as="section" className={styles.favorites}>
        <h1 className={styles.heading}>{shared === undefined ? heading || t('favorites.heading') : t('favorites.sharedHeading')}</h1>
        {shared !== undefined && <Link to="/my-favorites">{t('favorites.own')}</Link>}
        {shared === undefined && loaded.status === 'loaded' && !isEmpty && <ShareList />}
        {shared === undefined && (!isEmpty || moved !== undefined) && <MovedMessage name={moved} shown={loaded} />}
        {loaded.status === 'loading' && (
          <div className={styles.awaited}>
            <ProductGridSkeleton columns={COLUMNS} count={COLUMNS.desktop} />
          </div>
        )}
        {loaded.status === 'failed' && <Failed incident={loaded.incident} onRetry={retry} />}
        {shared === undefined && (
          <noscript>
            <iframe className={styles.added} src={formAction('favorites', site)} title={t('favorites.heading')} />
          </noscript>
        )}
        {isEmpty && <Empty text={emptyText} />}
        {loaded.status === 'loaded' && !isEmpty && (
          <>
            {/* A card's heading is an h3. */}
            <VisuallyHidden as="h2">{t('listing.products')}</VisuallyHidden>
            {/* Another shopper's list stays as it is. */}
            <QuickBuy {...(shared === undefined && { onBought: move })}>
              <ProductGrid
                hits={loaded.hits}
                columns={COLUMNS}
                config={CARD_DEFAULTS}
                item={LateCardItem}
                action={shared === undefined ? HEART_AND_MOVE_TO_BAG : HEART_AND_QUICK_BUY}
              />
            </QuickBuy>
          </>
        )}
      </Section>
      {/* There from the start: what stays HTML cannot be made in the browser. */}
      <div hidden={!isEmpty}>{slots.empty}</div>
    </>
  )
}

/** Brought together with the account's when the page is opened, when somebody signs in or out on it, and when the list changes. */
const useAccountFavorites = (): void => {
  const account = useAccount()
  const commerce = useCommerce()
  const { userId } = useAccountState()
  const { ids } = useFavorites()
  useEffect(() => {
    void syncFavorites({ account, commerce })
  }, [account, commerce, userId, ids])
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

const Failed = ({ incident, onRetry }: { readonly incident: string; readonly onRetry: () => void }) => {
  const t = useTranslate()
  return (
    <Alert tone="danger" incident={incident}>
      <p>{t('favorites.failed')}</p>
      <Button type="button" variant="text" onClick={onRetry}>
        {t('core.tryAgain')}
      </Button>
    </Alert>
  )
}

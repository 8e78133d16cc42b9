import { useCallback, useId } from 'react'
import type { SearchClient } from '../../src/clients/search/create-search-client.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { searchPath } from '../../src/features/search/query-options.tsx'
import { SuggestionOption } from '../../src/features/search/suggestion-option.tsx'
import { useSearchWords } from '../../src/features/search/search-words-context.ts'
import { useSuggested } from '../../src/features/search/use-suggested.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'
import { Price } from '../../src/ui/price/price.tsx'
import { cardPath } from '../../src/features/product/card/card-path.ts'
import type { BlockViewProps } from '../block.ts'
import styles from './product-suggestions.module.scss'

/** The first products found for the words in the search box (BLOCK-43, SEARCH-12). */
export const ProductSuggestions = ({ props: { max } }: BlockViewProps<'product-suggestions'>) => {
  const t = useTranslate()
  const headingId = useId()
  const { words, isEnough } = useSearchWords()
  const ask = useCallback(
    async (search: SearchClient, query: string) => [{ query, ...(await search.find({ query, hitsPerPage: max, mayMissWords: true })) }],
    [max],
  )
  const [found] = useSuggested({ ask, words, isWanted: isEnough })
  if (found === undefined || found.hits.length === 0) return null
  return (
    <div>
      <div role="group" aria-labelledby={headingId} className={styles.products}>
        <p id={headingId} role="presentation" className={styles.heading}>
          {t('search.products')}
        </p>
        {found.hits.map((hit) => (
          <SuggestionOption key={hit.objectID} name={`product-${hit.productId}`} to={cardPath({ hit, color: undefined, sku: undefined })}>
            {hit.image !== undefined && (
              <Picture
                {...hit.image}
                alt=""
                aspect="var(--aspect-product)"
                sizes="(min-width: 993px) 200px, 48px"
                className={styles.picture}
              />
            )}
            <span className={styles.words}>
              <span>{hit.name}</span> <Price size="small" price={hit.price} priceRange={hit.priceRange} isFinalSale={hit.isFinalSale} />
            </span>
          </SuggestionOption>
        ))}
      </div>
      <SuggestionOption name="all" to={searchPath(found.query)}>
        <span className={styles.all}>{t('listing.showProducts', { count: found.count })}</span>
      </SuggestionOption>
    </div>
  )
}

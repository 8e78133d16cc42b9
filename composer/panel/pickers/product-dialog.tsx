import { useEffect, useId, useState } from 'react'
import type { ComposeProduct } from '../../../schemas/api/compose.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { SteadyButton } from '../../steady-button.tsx'
import type { PanelServices } from '../services.ts'
import { PickDialog } from './pick-dialog.tsx'
import { ProductLine } from './product-line.tsx'
import styles from './pick-dialog.module.scss'

interface Props {
  readonly services: PanelServices
  readonly chosen: readonly string[]
  readonly onPick: (product: ComposeProduct) => void
  readonly onClose: () => void
}

/** Products by name, with picture and price. It stays open, so that several can be chosen. */
export const ProductDialog = ({ services, chosen, onPick, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [query, setQuery] = useState('')
  const products = useProductSearch(services, query)
  return (
    <PickDialog title={t('compose.panel.chooseProducts')} onClose={onClose}>
      <label htmlFor={id}>{t('compose.panel.findProduct')}</label>
      <input id={id} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p role="status">
        {typeof products === 'string' ? t(`compose.panel.${products}`) : t('compose.panel.found', { count: products.length })}
      </p>
      <ul className={styles.list}>
        {typeof products !== 'string' &&
          products.map((product) => {
            const isChosen = chosen.includes(product.productId)
            return (
              <li key={product.productId}>
                <SteadyButton isOff={isChosen} onClick={() => onPick(product)}>
                  <ProductLine product={product} />
                  {isChosen && <small>{t('compose.panel.chosen')}</small>}
                </SteadyButton>
              </li>
            )
          })}
      </ul>
    </PickDialog>
  )
}

const TYPING_MS = 250

const useProductSearch = ({ searchProducts }: PanelServices, query: string) => {
  const [search] = useState(() => searchProducts)
  const [products, setProducts] = useState<readonly ComposeProduct[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    const show = (found: readonly ComposeProduct[] | 'failed'): void => {
      if (!isGone) setProducts(found)
    }
    const timer = setTimeout(() => void search(query.trim()).then(show, () => show('failed')), query === '' ? 0 : TYPING_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [search, query])
  return products
}

import type { Product } from '../../../../schemas/api/product.ts'
import { usePriceFormat } from '../../../i18n/use-price-format.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useSite } from '../../../site/site-context.tsx'
import { commonStock } from '../options/common-stock.ts'
import { normaliseProduct } from '../options/normalise-product.ts'
import { useDelivery } from './use-delivery.ts'
import styles from './shipping-facts.module.scss'

interface Props {
  /** Of anything the site sells unless given. */
  readonly product?: Product | undefined
}

/** What delivery and returns mean on this site, as far as its merchant says: time, free threshold, return window and price. */
export const ShippingFacts = ({ product }: Props) => {
  const t = useTranslate()
  const format = usePriceFormat()
  // A final sale cannot be returned.
  const isFinalSale = product?.isFinalSale === true
  const status = product === undefined ? 'AVAILABLE' : commonStock(normaliseProduct(product).options)?.stockStatus
  const { arrival, free } = useDelivery(status, product ?? ANYTHING)
  const { returns } = useSite().terms
  const facts: Fact[] = []
  if (arrival !== undefined) facts.push(['product.shipping.time', arrival])
  if (free !== undefined) facts.push(['product.shipping.free', t('product.shipping.freeFrom', { price: free })])
  if (returns !== undefined && !isFinalSale) {
    const { window: days, shippingPrice } = returns
    facts.push(
      ['product.shipping.returns', t('product.shipping.returnsWindow', { days })],
      ['product.shipping.returnsPrice', shippingPrice === 0 ? t('product.shipping.nothing') : format(shippingPrice)],
    )
  }
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([key, text]) => (
          <div key={key} className={styles.fact}>
            <dt>{t(key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isFinalSale && <p className={styles.note}>{t('product.shipping.finalSale')}</p>}
    </>
  )
}

const ANYTHING = { isOversize: false }

/** Message key of the name, and the text. */
type Fact = readonly [key: string, text: string]

import { usePriceFormat } from '../../../i18n/use-price-format.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useSite } from '../../../site/site-context.tsx'
import { useDeliveryTime } from './use-delivery-time.ts'
import styles from './shipping-facts.module.scss'

interface Props {
  /** Final-sale products cannot be returned. */
  readonly isFinalSale?: boolean
}

/** What delivery and returns mean on this site: time, free threshold, return window and price. */
export const ShippingFacts = ({ isFinalSale = false }: Props) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const time = useDeliveryTime()
  const { freeShipThreshold, returns } = useSite().site
  const returnFacts: readonly Fact[] = [
    ['product.shipping.returns', t('product.shipping.returnsWindow', { days: returns.window })],
    ['product.shipping.returnsPrice', returns.shippingPrice === 0 ? t('product.shipping.nothing') : format(returns.shippingPrice)],
  ]
  const facts: readonly Fact[] = [
    ['product.shipping.time', time],
    ['product.shipping.free', t('product.shipping.freeFrom', { price: format(freeShipThreshold) })],
    ...(isFinalSale ? [] : returnFacts),
  ]
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

/** Message key of the name, and the text. */
type Fact = readonly [key: string, text: string]

import { usePriceFormat } from '../../../i18n/use-price-format.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useSite } from '../../../site/site-context.tsx'
import { useDeliveryTime } from './use-delivery-time.ts'
import styles from './shipping-facts.module.scss'

interface Props {
  /** Final-sale products cannot be returned. */
  readonly isFinalSale?: boolean
}

/** What delivery and returns mean on this site, as far as its merchant says: time, free threshold, return window and price. */
export const ShippingFacts = ({ isFinalSale = false }: Props) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const time = useDeliveryTime()
  const { freeShipThreshold, returns } = useSite().terms
  const facts: Fact[] = []
  if (time !== undefined) facts.push(['product.shipping.time', time])
  if (freeShipThreshold !== undefined)
    facts.push(['product.shipping.free', t('product.shipping.freeFrom', { price: format(freeShipThreshold) })])
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

/** Message key of the name, and the text. */
type Fact = readonly [key: string, text: string]

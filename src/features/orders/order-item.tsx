import type { Order } from '../../../schemas/api/checkout.ts'
import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './order-lookup.module.scss'

/** A line of an order. */
export const OrderItem = ({ item, currency }: { readonly item: Order['items'][number]; readonly currency: string }) => {
  const t = useTranslate()
  const format = usePriceFormat(currency)
  const options = [item.color, item.size, item.sizeType].filter((option) => option !== undefined)
  return (
    <li className={styles.item}>
      <Picture src={item.thumbnailUrl} width={320} height={427} alt="" aspect="3 / 4" sizes="96px" className={styles.thumbnail} />
      <div>
        <p className={styles.name}>{item.name}</p>
        <p>{item.brand}</p>
        {options.length > 0 && <p>{options.join(', ')}</p>}
        <p>{t('orders.quantity', { count: item.quantity })}</p>
      </div>
      <bdi dir="ltr">{format(item.price * item.quantity)}</bdi>
    </li>
  )
}

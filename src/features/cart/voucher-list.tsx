import { useRef, useState } from 'react'
import type { CartVoucher } from '../../../schemas/api/cart.ts'
import { isolated } from '../../i18n/isolated.ts'
import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCart, useCartStore } from './cart.provider.tsx'
import { vouchersOf } from './cart-view.ts'
import styles from './voucher-list.module.scss'

interface Props {
  /** What it takes off as far as this place counts it; left out where that is nothing. */
  readonly amountOf: (voucher: CartVoucher) => number
}

/** The vouchers of the bag, each with what it takes off, or why it takes off nothing, and a button that takes it out. */
export const VoucherList = ({ amountOf }: Props) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { store } = useCartStore()
  const vouchers = useCart(vouchersOf)
  const leaving = useCart(leavingCode)
  const [removed, setRemoved] = useState<string>()
  const status = useRef<HTMLParagraphElement>(null)
  const remove = async (code: string): Promise<void> => {
    const { outcome } = await store.removeVoucher(code)
    if (outcome === 'rejected') return
    setRemoved(code)
    // The button is gone with its row.
    status.current?.focus()
  }
  return (
    <div className={styles.vouchers}>
      {vouchers.length > 0 && (
        <ul className={styles.list} aria-label={t('cart.voucher.list')}>
          {vouchers.map((voucher) => {
            const { code, name, message } = voucher
            const amount = amountOf(voucher)
            return (
              <li key={code} className={styles.voucher}>
                <div>
                  <p>
                    <bdi>{name}</bdi>
                  </p>
                  <p className={styles.code}>
                    <bdi dir="ltr">{code}</bdi>
                  </p>
                  {message !== undefined && <p className={styles.message}>{message}</p>}
                </div>
                {amount > 0 && (
                  <bdi dir="ltr" className={styles.amount}>
                    {format(-amount)}
                  </bdi>
                )}
                <Button
                  type="button"
                  variant="text"
                  size="small"
                  aria-label={t('cart.voucher.remove', { code: isolated(code) })}
                  isBusy={leaving === code}
                  onClick={() => void remove(code)}
                >
                  {t('cart.remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {removed !== undefined && !vouchers.some(({ code }) => code === removed) && t('cart.voucher.removed', { code: isolated(removed) })}
      </p>
    </div>
  )
}

const leavingCode = ({ pending }: Parameters<typeof vouchersOf>[0]): string | undefined =>
  pending.findLast((action) => action.type === 'voucherRemoval')?.code

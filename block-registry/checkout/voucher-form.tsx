import { useState, type SubmitEvent } from 'react'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import type { CartProblem } from '../../src/features/cart/cart-store.ts'
import { isUpdatingVoucher } from '../../src/features/cart/cart-view.ts'
import { useCartStore, useCart } from '../../src/features/cart/cart.provider.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'
import styles from './order-summary.module.scss'

/** Applies one voucher, or takes it back; a refused code stays in the field with its reason (TRICKY-12). */
export const VoucherForm = () => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { store } = useCartStore()
  const [code, setCode] = useState('')
  const applied = useCart((state) => state.cart?.cartSummary.voucherCode)
  const problem = useCart((state) => state.voucherProblem)
  const isBusy = useCart(isUpdatingVoucher)
  // A minimum is counted in products alone.
  const missing = (problem?.count ?? 0) - useCart((state) => state.cart?.cartSummary.totalItemCost ?? 0)
  const apply = (event: SubmitEvent): void => {
    event.preventDefault()
    void store.applyVoucher(code)
  }
  if (applied !== undefined) {
    return (
      <div className={styles.voucher}>
        <p role="status">{t('checkout.voucher.applied', { code: applied })}</p>
        <Button type="button" variant="text" size="small" isBusy={isBusy} onClick={() => void store.removeVoucher()}>
          {t('checkout.voucher.remove')}
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.voucher} onSubmit={apply} noValidate>
      <TextField
        name="voucherCode"
        label={t('checkout.voucher.label')}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        error={problem === undefined ? undefined : t(voucherMessageKey(problem), { sum: isolated(format(missing)) })}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {t('checkout.voucher.apply')}
      </Button>
    </form>
  )
}

/** By code; any other is our fault. */
export const voucherMessageKey = ({ code, status }: Pick<CartProblem, 'code' | 'status'>): string =>
  `checkout.voucher.${REFUSALS[code] ?? (status === 422 ? 'notValid' : 'failed')}`

const REFUSALS: Readonly<Record<string, string>> = {
  VOUCHER_NOT_FOUND: 'unknown',
  VOUCHER_USED: 'used',
  VOUCHER_EXPIRED: 'expired',
  VOUCHER_MINIMUM: 'minimum',
}

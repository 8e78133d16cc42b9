import { useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isUpdatingVoucher } from '../../src/features/cart/cart-view.ts'
import { useCartStore, useCart } from '../../src/features/cart/cart.provider.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { TextField } from '../../src/ui/text-field/text-field.tsx'
import styles from './order-summary.module.scss'

/** Applies one voucher, or takes it back; a refused code stays in the field with its reason (TRICKY-12). */
export const VoucherForm = () => {
  const t = useTranslate()
  const { store } = useCartStore()
  const [code, setCode] = useState('')
  const applied = useCart((state) => state.cart?.cartSummary.voucherCode)
  const problem = useCart((state) => state.voucherProblem)
  const isBusy = useCart(isUpdatingVoucher)
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
        error={problem === undefined ? undefined : t(voucherMessageKey(problem.status))}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {t('checkout.voucher.apply')}
      </Button>
    </form>
  )
}

const voucherMessageKey = (status: number): string => `checkout.voucher.${REFUSALS[status] ?? 'failed'}`

/** By status; any other is our fault. */
const REFUSALS: Readonly<Record<number, string>> = { 404: 'unknown', 409: 'used', 422: 'notValid' }

import { useState, type SubmitEvent } from 'react'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import type { CartProblem } from '../../src/features/cart/cart-store.ts'
import { isUpdatingVoucher, vouchersOf } from '../../src/features/cart/cart-view.ts'
import { useCartStore, useCart } from '../../src/features/cart/cart.provider.tsx'
import { VoucherList } from '../../src/features/cart/voucher-list.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Incident } from '../../src/ui/notice/incident.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'
import styles from './order-summary.module.scss'

/** The vouchers of the bag, and a field for one more; a refused code stays in the field with its reason (TRICKY-12). */
export const VoucherForm = () => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { store } = useCartStore()
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<{ readonly code: string; readonly other: string | undefined }>()
  const vouchers = useCart(vouchersOf)
  const problem = useCart((state) => state.voucherProblem)
  const isBusy = useCart(isUpdatingVoucher)
  // A minimum is counted in products alone.
  const missing = (problem?.count ?? 0) - useCart((state) => state.cart?.cartSummary.totalItemCost ?? 0)
  const apply = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setSaid(undefined)
    const before = vouchersOf(store.getState())
    const { outcome } = await store.applyVoucher(code)
    if (outcome === 'rejected') return
    const after = vouchersOf(store.getState())
    const other = before.find((voucher) => !after.some((one) => one.code === voucher.code))?.code
    setSaid({ code: code.trim().toUpperCase(), other })
    setCode('')
  }
  const stands = said !== undefined && vouchers.some((voucher) => voucher.code === said.code)
  return (
    <div className={styles.vouchers}>
      <VoucherList amountOf={({ amount }) => amount} />
      <form className={styles.voucher} onSubmit={(event) => void apply(event)} noValidate>
        <TextField
          name="voucherCode"
          label={t(vouchers.length === 0 ? 'checkout.voucher.label' : 'checkout.voucher.another')}
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
      <Incident id={problem?.incident} />
      <p role="status" className={styles.note}>
        {stands &&
          t(said.other === undefined ? 'checkout.voucher.applied' : 'checkout.voucher.replaced', {
            code: isolated(said.code),
            other: isolated(said.other ?? ''),
          })}
      </p>
    </div>
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
  VOUCHER_USED_UP: 'usedUp',
  VOUCHER_USED_BEFORE: 'usedBefore',
  VOUCHER_FIRST_ORDER: 'firstOrder',
  VOUCHER_OTHER_PRODUCTS: 'otherProducts',
  VOUCHER_NOT_COMBINABLE: 'notCombinable',
  VOUCHER_TOO_MANY: 'tooMany',
}

import { walletOf } from '../../src/features/checkout/wallet-methods.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'

const KINDS: Readonly<Record<string, 'code' | 'transfer'>> = { wechatpayQR: 'code', bankTransfer_IBAN: 'transfer' }

/** What happens once the order is placed, before a method is chosen. */
export const MethodHint = ({ method }: { readonly method: string }) => {
  const t = useTranslate()
  const kind = walletOf(method) === undefined ? (KINDS[method] ?? 'redirect') : 'wallet'
  return <>{t(`checkout.methodHint.${kind}`, { method: t(`checkout.methods.${method}`) })}</>
}

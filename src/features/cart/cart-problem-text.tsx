import { useTranslate } from '../../i18n/use-translate.ts'
import { cartMessageKey } from '../../lib/cart-message-key.ts'
import { Incident } from '../../ui/notice/incident.tsx'
import type { CartProblem } from './cart-store.ts'

/** Why the bag was not changed. */
export const CartProblemText = ({ problem: { code, count, incident } }: { readonly problem: CartProblem }) => {
  const t = useTranslate()
  return (
    <>
      {t(cartMessageKey(code), { count: count ?? 0 })}
      <Incident id={incident} />
    </>
  )
}

import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountPage } from '../../src/features/account/account-page.tsx'
import { SavedCards } from './saved-cards.tsx'

/** The signed-in shopper's cards: listed, added, changed, removed at the payment provider. */
export const PaymentMethods = ({ props }: BlockViewProps<'payment-methods'>) => {
  const t = useTranslate()
  return (
    <AccountPage heading={props.heading === '' ? t('account.paymentMethods') : props.heading}>
      <SavedCards />
    </AccountPage>
  )
}

import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountPage } from '../../src/features/account/account-page.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

/** The signed-in shopper's addresses: listed, added, changed, removed (ROLE-05). */
export const AddressBook = ({ props }: BlockViewProps<'address-book'>) => {
  const t = useTranslate()
  return (
    <AccountPage heading={props.heading === '' ? t('account.addresses') : props.heading}>
      <SavedAddresses />
    </AccountPage>
  )
}

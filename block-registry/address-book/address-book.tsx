import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountNotice } from '../../src/ui/notice/account-notice.tsx'

/** A placeholder for saved addresses: it shows what works without an account. */
export const AddressBook = ({ props }: BlockViewProps<'address-book'>) => {
  const t = useTranslate()
  return <AccountNotice heading={props.heading === '' ? t('account.addresses') : props.heading} text="" />
}

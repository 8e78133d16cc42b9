import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountNotice } from '../../src/ui/notice/account-notice.tsx'

/** Saved addresses. Until accounts open it shows what works without one. */
export const AddressBook = ({ props }: BlockViewProps<'address-book'>) => {
  const t = useTranslate()
  return <AccountNotice heading={props.heading === '' ? t('account.addresses') : props.heading} text="" />
}

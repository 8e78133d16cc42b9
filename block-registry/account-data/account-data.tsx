import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountPage } from '../../src/features/account/account-page.tsx'
import { ClosePart } from './close-part.tsx'
import { ExportPart } from './export-part.tsx'

/** What the shop holds about the signed-in shopper: to download, and to have deleted with the account. */
export const AccountData = ({ props }: BlockViewProps<'account-data'>) => {
  const t = useTranslate()
  return (
    <AccountPage heading={props.heading === '' ? t('profile.data') : props.heading}>
      <ExportPart />
      <ClosePart />
    </AccountPage>
  )
}

import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { HeaderTool } from '../../src/ui/header-tool/header-tool.tsx'
import type { BlockViewProps } from '../block.ts'
import { AccountDropdown } from './account-dropdown.tsx'

/** Links to the account. The same for everyone on the server; a signed-in user gets the menu in the browser. */
export const AccountLink = ({ props }: BlockViewProps<'account-link'>) => {
  const t = useTranslate()
  const { site } = useSite()
  const { isUserSignedIn } = useAccountState()
  if (site.integrations['identityProvider']?.enabled !== true) return null
  const label = props.label === '' ? t('frame.account') : props.label
  return isUserSignedIn ? <AccountDropdown label={label} /> : <HeaderTool to="/account" icon="user" label={label} isForWideWindows />
}

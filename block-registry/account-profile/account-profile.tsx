import { useState } from 'react'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountPage } from '../../src/features/account/account-page.tsx'
import { AccountPart } from '../../src/features/account/account-part.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { hasNewsletter } from '../../src/site/has-newsletter.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { EmailPart } from './email-part.tsx'
import { MarketingPart } from './marketing-part.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who the signed-in shopper is: name and phone, the address to sign in with, the password, and consent to marketing. */
export const AccountProfile = ({ props }: BlockViewProps<'account-profile'>) => {
  const t = useTranslate()
  const { site } = useSite()
  const [moves, setMoves] = useState(0)
  return (
    <AccountPage heading={props.heading === '' ? t('profile.heading') : props.heading}>
      <AccountPart title={t('profile.details')}>
        <ProfileForm />
      </AccountPart>
      <EmailPart onMoved={() => setMoves(moves + 1)} />
      <AccountPart title={t('account.password')}>
        <p>
          <Link to="/account/set-password">{t('account.changePassword')}</Link>
        </p>
      </AccountPart>
      {/* Read anew for another address, once what was held under the former one has followed. */}
      {hasNewsletter(site) && <MarketingPart key={moves} />}
      <AccountPart title={t('profile.data')}>
        <p>
          <Link to="/account/data">{t('profile.toData')}</Link>
        </p>
      </AccountPart>
    </AccountPage>
  )
}

import { useTranslate } from '../../i18n/use-translate.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { Notice } from './notice.tsx'

interface Props {
  readonly heading: string
  readonly text: string
}

/** Says that accounts are not open yet, and what works without one. */
export const AccountNotice = ({ heading, text }: Props) => {
  const t = useTranslate()
  return (
    <Notice heading={heading}>
      {text !== '' && <p>{text}</p>}
      <p>{t('account.notOpen')}</p>
      <ButtonLink to="/tracking" variant="secondary">
        {t('account.trackOrder')}
      </ButtonLink>
    </Notice>
  )
}

import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useAccountNote } from '../../src/features/account/use-account-note.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Notice } from '../../src/ui/notice/notice.tsx'
import type { BlockViewProps } from '../block.ts'
import { VerifyForm } from './verify-form.tsx'

/** Entering the code from the e-mail, or the one that verifies a phone number (ROUTE-33). */
export const VerifyAccount = ({ props }: BlockViewProps<'verify-account'>) => {
  const t = useTranslate()
  const note = useAccountNote()
  const { query } = usePageContext()
  return (
    <Notice heading={props.heading === '' ? t('account.verify') : props.heading}>
      {props.text !== '' && <p>{props.text}</p>}
      <VerifyForm key={note.username} note={note} isPhone={query['attribute'] === 'phone_number'} />
    </Notice>
  )
}

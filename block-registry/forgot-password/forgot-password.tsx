import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useAccountNote } from '../../src/features/account/use-account-note.ts'
import { Notice } from '../../src/ui/notice/notice.tsx'
import type { BlockViewProps } from '../block.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** Asking for a code for a new password. */
export const ForgotPassword = ({ props }: BlockViewProps<'forgot-password'>) => {
  const t = useTranslate()
  const note = useAccountNote()
  return (
    <Notice heading={props.heading === '' ? t('account.forgotPassword') : props.heading}>
      {props.text !== '' && <p>{props.text}</p>}
      <ForgotPasswordForm key={note.username} note={note} />
    </Notice>
  )
}

import type { Answer } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { TryAgain } from '../try-again.tsx'
import type { TranslateDialog, TranslateProps } from './translate-dialog.tsx'

/** The dialog for translators' files, whose code comes when it is opened. */
export const TranslateLazily = (props: TranslateProps) => {
  const t = useTranslate()
  const { value: Dialog, failure, askAgain } = useAnswer(loadDialog)
  if (Dialog !== undefined) return <Dialog {...props} />
  return (
    <PickDialog title={t('compose.translate.title')} onClose={props.onClose}>
      <p role="status">
        {t(failure === undefined ? 'compose.loading' : 'compose.unreachable')} {failure !== undefined && <TryAgain onClick={askAgain} />}
      </p>
    </PickDialog>
  )
}

const loadDialog = async (): Promise<Answer<typeof TranslateDialog>> => {
  try {
    return { ok: true, value: (await import('./translate-dialog.tsx')).TranslateDialog }
  } catch {
    return { ok: false, status: 0, refusal: { code: 'UNREACHABLE', message: '', requestId: '' } }
  }
}

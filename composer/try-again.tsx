import { useTranslate } from '../src/i18n/use-translate.ts'

/** Behind a sentence that says what failed. */
export const TryAgain = ({ onClick }: { readonly onClick: () => void }) => {
  const t = useTranslate()
  return (
    <button type="button" onClick={onClick}>
      {t('compose.tryAgain')}
    </button>
  )
}

import { useTranslate } from '../../i18n/use-translate.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** Says, for those who do not see it happen, that a link opens a new window. */
export const NewWindowHint = () => {
  const t = useTranslate()
  return <VisuallyHidden> ({t('ui.opensInNewWindow')})</VisuallyHidden>
}

import { useState, type ComponentType } from 'react'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useSite } from '../../../site/site-context.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { NotifyFormProps } from './notify-form.tsx'

interface Props {
  /** Of the sold-out variant; undefined while it is not clear which one is meant. */
  readonly sku: string | undefined
  readonly className: string | undefined
}

/** To be told that something sold out is back (THIRD-08). The form comes with the click on the button; without its code, the page again. */
export const NotifyMe = ({ sku, className }: Props) => {
  const t = useTranslate()
  const site = useSite()
  const [Form, setForm] = useState<ComponentType<NotifyFormProps>>()
  if (sku === undefined) return <p className={className}>{t('product.notify.choose')}</p>
  if (Form !== undefined) return <Form sku={sku} />
  const open = (): void => {
    import('./notify-form.tsx')
      .then(({ notifyFormIn }) => notifyFormIn(site))
      .then(
        (form) => setForm(() => form),
        () => window.location.reload(),
      )
  }
  return (
    <Button type="button" variant="secondary" size="large" fullWidth className={className} onClick={open}>
      {t('product.notify')}
    </Button>
  )
}

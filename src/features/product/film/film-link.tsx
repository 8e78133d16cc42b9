import { useTranslate } from '../../../i18n/use-translate.ts'
import { useLateDialogLink } from '../../../ui/dialog/use-late-dialog-link.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useProductScope } from '../product-scope.ts'
import styles from './film-link.module.scss'

const loadDialog = async () => (await import('./film-dialog.tsx')).FilmDialog

/** Over the pictures, where the product has a film: leads to it, and with JavaScript plays it over the page. */
export const FilmLink = () => {
  const t = useTranslate()
  const { name, media } = useProductScope().product
  const address = media.video
  const { View, isOpen, close, link } = useLateDialogLink(loadDialog, address ?? '')
  if (address === undefined) return null
  return (
    <>
      <a {...link} className={styles.link} aria-label={t('video.play', { title: name })}>
        <Icon name="play" />
      </a>
      {View !== undefined && <View address={address} name={name} isOpen={isOpen} onClose={close} />}
    </>
  )
}

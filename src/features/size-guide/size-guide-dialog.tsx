import type { SizeGuideOffer } from '../../../schemas/api/size-guide.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { Openable } from '../../ui/dialog/use-late-dialog.ts'
import { Link } from '../../ui/link/link.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { SizeGuideTabs } from './size-guide-tabs.tsx'
import { useSizeGuide } from './use-size-guide.ts'
import styles from './size-guide-dialog.module.scss'

interface Props extends Openable {
  readonly offer: SizeGuideOffer
}

/** The size guide of a product, over its page (SIZEG-01). */
export const SizeGuideDialog = ({ offer, isOpen, onClose }: Props) => {
  const t = useTranslate()
  const { site } = useSite()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={offer.buttonText}
      footer={
        <Link to={site.supportPages.sizeGuides} onFollow={onClose}>
          {t('sizeGuide.all')}
        </Link>
      }
    >
      <Guide categoryKey={offer.categoryKey} />
    </Dialog>
  )
}

/** Asked for when the dialog opens, and not before. */
const Guide = ({ categoryKey }: { readonly categoryKey: string }) => {
  const t = useTranslate()
  const guide = useSizeGuide(categoryKey)
  if (guide.status === 'failed') return <Alert tone="danger">{t('sizeGuide.failed')}</Alert>
  return (
    <div className={styles.guide} aria-busy={guide.status === 'loading'}>
      {guide.status === 'loaded' ? <SizeGuideTabs guide={guide.value} /> : <Waiting />}
    </div>
  )
}

const Waiting = () => {
  const t = useTranslate()
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton inlineSize="50%" blockSize="3rem" />
      <Skeleton blockSize="24rem" />
    </div>
  )
}

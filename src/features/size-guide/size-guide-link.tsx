import type { SizeGuideOffer } from '../../../schemas/api/size-guide.ts'
import { useSite } from '../../site/site-context.tsx'
import { useLateDialogLink } from '../../ui/dialog/use-late-dialog-link.ts'
import styles from './size-guide-link.module.scss'

const loadDialog = async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog

/** Leads to the size guides; with JavaScript it opens the product's own one over the page, whose code comes with the intent. */
export const SizeGuideLink = ({ offer }: { readonly offer: SizeGuideOffer }) => {
  const { site, href } = useSite()
  const { View, isOpen, close, link } = useLateDialogLink(
    loadDialog,
    href(`${site.supportPages.sizeGuides}#size-guide-${offer.categoryKey}`),
  )
  return (
    <>
      <a {...link} className={styles.link}>
        {offer.buttonText}
      </a>
      {View !== undefined && <View offer={offer} isOpen={isOpen} onClose={close} />}
    </>
  )
}

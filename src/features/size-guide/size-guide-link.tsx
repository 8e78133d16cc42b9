import type { SizeGuideOffer } from '../../../schemas/api/size-guide.ts'
import { useSite } from '../../site/site-context.tsx'
import { useLateDialog } from '../../ui/dialog/use-late-dialog.ts'
import styles from './size-guide-link.module.scss'

const loadDialog = async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog

/** Leads to the size guides; with JavaScript it opens the product's own one over the page, whose code comes with the intent. */
export const SizeGuideLink = ({ offer }: { readonly offer: SizeGuideOffer }) => {
  const { site, href } = useSite()
  const { View, isOpen, prepare, open, close } = useLateDialog(loadDialog)
  const address = href(`${site.supportPages.sizeGuides}#size-guide-${offer.categoryKey}`)
  return (
    <>
      <a
        href={address}
        className={styles.link}
        aria-haspopup="dialog"
        data-full-load=""
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          open(() => window.location.assign(address))
        }}
      >
        {offer.buttonText}
      </a>
      {View !== undefined && <View offer={offer} isOpen={isOpen} onClose={close} />}
    </>
  )
}

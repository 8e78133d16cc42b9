import { useTranslate } from '../../../i18n/use-translate.ts'
import { Alert } from '../../../ui/notice/alert.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Openable } from '../../../ui/dialog/use-late-dialog.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import type { AskedProduct } from './asked-product.ts'
import { QuickBuyProduct } from './quick-buy-product.tsx'
import { useAskedProduct } from './use-asked-product.ts'
import styles from './quick-buy.module.scss'

interface Props extends Openable {
  readonly product: AskedProduct
  /** The bag has it. */
  readonly onBought?: ((product: AskedProduct) => void) | undefined
}

/** A product to choose and buy without leaving the list (CARD-07 to CARD-10). */
export const QuickBuyDialog = ({ product, isOpen, onClose, onBought }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={product.name} size="large">
    <Content asked={product} onDone={onClose} onBought={onBought} />
  </Dialog>
)

interface ContentProps extends Pick<Props, 'onBought'> {
  readonly asked: AskedProduct
  readonly onDone: () => void
}

const Content = ({ asked, onDone, onBought }: ContentProps) => {
  const t = useTranslate()
  const read = useAskedProduct(asked.productId)
  if (read.outcome === 'loading') return <Waiting picture={asked.picture} />
  if (read.outcome === 'found') return <QuickBuyProduct product={read.product} asked={asked} onDone={onDone} onBought={onBought} />
  if (read.outcome === 'notFound') return <Alert tone="danger">{t('product.quickBuy.notFound')}</Alert>
  return (
    <Alert tone="danger" incident={read.incident}>
      {t('product.quickBuy.failed')}
    </Alert>
  )
}

/** The card's own picture stands until the product's are there. */
const Waiting = ({ picture }: Pick<AskedProduct, 'picture'>) => {
  const t = useTranslate()
  return (
    <div className={styles.product} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <div className={styles.pictures}>
        {picture === undefined ? (
          <Skeleton aspect="var(--aspect-product)" />
        ) : (
          <Picture {...picture} alt="" aspect="var(--aspect-product)" sizes="25vw" isEager />
        )}
      </div>
      <div className={styles.facts}>
        <Skeleton inlineSize="30%" />
        <Skeleton inlineSize="50%" blockSize="2.4rem" />
        <Skeleton blockSize="12rem" />
        <Skeleton blockSize="4.8rem" />
      </div>
    </div>
  )
}

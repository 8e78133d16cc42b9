import type { ComposeProduct } from '../../../schemas/api/compose.ts'
import styles from './pick-dialog.module.scss'

/** A product as she knows it: picture, name, price. */
export const ProductLine = ({ product: { image, name, price } }: { readonly product: ComposeProduct }) => (
  <span className={styles.product}>
    {image === undefined ? <span className={styles.noPicture} /> : <img src={image} alt="" loading="lazy" />}
    <span>{name}</span>
    <small>{price}</small>
  </span>
)

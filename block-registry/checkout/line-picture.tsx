import type { CartItem } from '../../schemas/api/cart.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'
import styles from './basket-line.module.scss'

const WIDTH = 960
const HEIGHT = 1280

/** A line's picture; decoration beside its name. */
export const LinePicture = ({ line }: { readonly line: Pick<CartItem, 'thumbnailUrl'> }) => (
  <Picture src={line.thumbnailUrl} width={WIDTH} height={HEIGHT} alt="" sizes="96px" aspect="3 / 4" className={styles.picture} />
)

import { imageVariant } from '../../src/lib/image-variant.ts'
import { directionOf } from '../../src/site/direction.ts'
import type { FoundPage } from './found-page.ts'
import styles from './found.module.scss'

interface Props {
  readonly found: FoundPage
  /** BCP 47 tag of the page. */
  readonly locale: string
}

/** The card that a messenger makes of a link, its picture cropped as most of them do. */
export const ShareCard = ({ found: { image, title, description, host }, locale }: Props) => (
  <div className={styles.card} lang={locale} dir={directionOf(locale)}>
    {image === undefined ? <span className={styles.noPicture} /> : <img src={smaller(image, host)} alt="" />}
    <p className={styles.host}>
      <bdi dir="ltr">{host}</bdi>
    </p>
    <p className={styles.cardTitle}>{title}</p>
    {description !== undefined && <p className={styles.cardWords}>{description}</p>}
  </div>
)

/** Pictures of the shop, which is at `host`, are asked of this host, which has them too, and in the width of the panel; those of the CMS of its own. */
const smaller = (image: string, host: string): string => {
  const { pathname, host: from } = new URL(image)
  return from === host && pathname.startsWith('/images/') ? imageVariant(pathname, 800) : image
}

import type { BlockViewProps } from '../block.ts'
import type { ImageProp } from '../../schemas/page.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { focalPointProperty } from '../../src/ui/picture/focal-point.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'
import styles from './hero.module.scss'

/** The opener of a page: words on a ground of their own, above or beside them one large picture, which has a crop for phones. */
export const Hero = ({ props, slots, position, meta }: BlockViewProps<'hero'>) => {
  const { image, imageFocus, mobileImage, mobileImageFocus, eyebrow, heading, text, tone, align, height } = props
  const Heading = position.index === 0 ? 'h1' : 'h2'
  return (
    <section
      data-track="banner"
      data-track-title={meta.analyticsTitle ?? heading}
      className={classNames(styles.hero, styles[tone], styles[align], height === 'tall' && styles.tall)}
      style={{
        ...focalPointProperty('focal-point', imageFocus),
        // A point is of its own picture: one of the large picture says nothing about that for phones.
        ...focalPointProperty('focal-point-mobile', mobileImage === null ? imageFocus : mobileImageFocus),
      }}
    >
      <Picture
        {...fileOf(image)}
        alt={image.alt}
        sizes={sizesOf(props)}
        isEager={position.isAboveFold}
        narrow={mobileImage === null ? undefined : fileOf(mobileImage)}
        className={styles.picture}
      />
      <div className={styles.words}>
        {eyebrow !== '' && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.heading}>{heading}</Heading>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <div className={styles.buttons}>{slots.buttons}</div>
      </div>
    </section>
  )
}

const fileOf = ({ url, width, height }: ImageProp) => ({ src: url, width, height })

/** As wide as a picture of 16:9 has to be to fill its place, which is taller than that beside words and on phones. */
const sizesOf = ({ align, height, mobileImage }: BlockViewProps<'hero'>['props']): string =>
  `${align === 'center' ? '' : `(min-width: 993px) ${height === 'tall' ? '85vw' : '71vw'}, `}(min-width: 769px) 110vw, ${mobileImage === null ? '222vw' : '100vw'}`

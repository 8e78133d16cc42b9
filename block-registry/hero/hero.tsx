import type { BlockViewProps } from '../block.ts'
import type { ImageProp } from '../../schemas/page.ts'
import type { Hit } from '../../src/clients/search/hit.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { useLook } from '../../src/site/use-look.ts'
import { focalPointProperty } from '../../src/ui/picture/focal-point.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'
import styles from './hero.module.scss'

/**
 * The opener of a page: words on a ground of their own, above or beside them one large picture, which has a crop for phones. Where none was
 * chosen it is that of the newest product; the words stand alone while there is none of that either.
 */
export const Hero = ({ props, slots, data, position, meta }: BlockViewProps<'hero'>) => {
  const picture = pictureOf(props.image, data.newest?.[0])
  const { imageFocus, mobileImage, mobileImageFocus, eyebrow, heading, text, tone, align, height } = props
  const Heading = position.index === 0 ? 'h1' : 'h2'
  return (
    <section
      data-track="banner"
      data-look={useLook('hero')}
      data-track-title={meta.analyticsTitle ?? heading}
      className={classNames(
        styles.hero,
        styles[tone],
        styles[align],
        height === 'tall' && styles.tall,
        picture === undefined && styles.bare,
      )}
      style={{
        ...focalPointProperty('focal-point', imageFocus),
        // A point is of its own picture: one of the large picture says nothing about that for phones.
        ...focalPointProperty('focal-point-mobile', mobileImage === null ? imageFocus : mobileImageFocus),
      }}
    >
      {picture !== undefined && (
        <Picture
          {...picture}
          sizes={sizesOf(props)}
          isEager={position.isAboveFold}
          narrow={mobileImage === null ? undefined : fileOf(mobileImage)}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {eyebrow !== '' && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.heading}>{heading}</Heading>
        {text !== '' && <p className={styles.text}>{text}</p>}
        <div className={styles.buttons}>{slots.buttons}</div>
      </div>
    </section>
  )
}

/** A product's picture is decoration: nobody said what it shows here. */
const pictureOf = (image: ImageProp | null, product: Hit | undefined) => {
  if (image !== null) return { ...fileOf(image), alt: image.alt, color: image.color }
  const own = product?.colors[0]?.mainImage ?? product?.image
  return own === undefined ? undefined : { src: own.src, width: own.width, height: own.height, alt: '' }
}

const fileOf = ({ url, width, height }: ImageProp) => ({ src: url, width, height })

/** As wide as a picture of 16:9 has to be to fill its place, which is taller than that beside words and on phones. */
const sizesOf = ({ align, height, mobileImage }: BlockViewProps<'hero'>['props']): string =>
  `${align === 'center' ? '' : `(min-width: 993px) ${height === 'tall' ? '85vw' : '71vw'}, `}(min-width: 769px) 110vw, ${mobileImage === null ? '222vw' : '100vw'}`

import type { BlockViewProps } from '../block.ts'
import { HEART } from '../../src/features/favorites/heart.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { readTrayConfig } from '../../src/ui/carousel/carousel-config.ts'
import { readCardConfig } from '../../src/features/product/card/card-config.ts'
import { ProductCarousel } from '../../src/features/product/card/product-carousel.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './product-tray.module.scss'

/** A carousel of products. Without products neither row nor heading is rendered. */
export const ProductTray = ({ id, props, data, position }: BlockViewProps<'product-tray'>) => {
  const { hits = [] } = data
  if (hits.length === 0) return null
  const headingId = `${id}-heading`
  return (
    <Section as="section" width="large" {...(props.header === '' ? {} : { 'aria-labelledby': headingId })}>
      {props.header !== '' && (
        <h2 id={headingId} className={styles.heading}>
          {props.header}
        </h2>
      )}
      <ProductCarousel
        hits={hits}
        label={props.header}
        config={readCardConfig(props.productConfig)}
        carousel={readTrayConfig(props.carouselConfig)}
        isEager={position.isAboveFold}
        action={HEART}
      />
      {props.footer !== '' && props.href !== '' && (
        <p className={styles.footer}>
          <ButtonLink to={props.href} variant="secondary">
            {props.footer}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}

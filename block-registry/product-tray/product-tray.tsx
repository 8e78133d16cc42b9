import type { BlockViewProps } from '../block.ts'
import type { Hit } from '../../src/clients/search/hit.ts'
import { HEART } from '../../src/features/favorites/heart.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { readTrayConfig } from '../../src/ui/carousel/carousel-config.ts'
import { readCardConfig } from '../../src/features/product/card/card-config.ts'
import { ProductCarousel } from '../../src/features/product/card/product-carousel.tsx'
import { SectionHeading } from '../../src/ui/section/section-heading.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { TraySupport } from './tray-support.tsx'
import { TrayTabs } from './tray-tabs.tsx'
import { readTrayTabs } from './tray-tabs-config.ts'
import styles from './product-tray.module.scss'

/** A carousel of products, or one for each of its tabs. Without products neither row nor heading is rendered. */
export const ProductTray = ({ id, props, data, position, meta }: BlockViewProps<'product-tray'>) => {
  const t = useTranslate()
  const tabs = readTrayTabs(props.tabsConfig)
  const rows = tabs.tabs.length === 0 ? [data.hits] : [data.first, data.second, data.third, data.fourth].slice(0, tabs.tabs.length)
  if (rows.every((hits = []) => hits.length === 0)) return null
  const headingId = `${id}-heading`
  const row = (hits: readonly Hit[] = [], label = props.header) =>
    hits.length === 0 ? null : (
      <ProductCarousel
        hits={hits}
        label={label}
        config={readCardConfig(props.productConfig)}
        carousel={readTrayConfig(props.carouselConfig)}
        isEager={position.isAboveFold}
        action={HEART}
      />
    )
  return (
    <Section
      as="section"
      data-track="tray"
      data-track-title={meta.analyticsTitle ?? props.header}
      {...(props.header === '' ? {} : { 'aria-labelledby': headingId })}
    >
      {props.header !== '' && <SectionHeading id={headingId}>{props.header}</SectionHeading>}
      <TraySupport config={props.supportConfig} position="header" />
      {tabs.tabs.length === 0 ? (
        row(data.hits)
      ) : (
        <TrayTabs
          id={id}
          label={props.header === '' ? t('listing.products') : props.header}
          config={tabs}
          rows={rows.map((hits, index) => row(hits, tabs.tabs[index]?.title))}
        />
      )}
      {props.footer !== '' && props.href !== '' && (
        <p className={styles.footer}>
          <ButtonLink to={props.href} variant="secondary" data-track="button">
            {props.footer}
          </ButtonLink>
        </p>
      )}
      <TraySupport config={props.supportConfig} position="footer" />
    </Section>
  )
}

import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { useLook } from '../../src/site/use-look.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'
import styles from './footer.module.scss'
import { wallTime } from '../../src/lib/clock.ts'

/** The foot of every page: link groups, help, languages and the legal line; on long pages a way up again (FRAME-04). */
export const Footer = ({ props, slots }: BlockViewProps<'footer'>) => {
  const t = useTranslate()
  const { site } = useSite()
  const look = useLook('footer')
  const isLine = slots.groups === undefined && slots.support === undefined
  const legal = props.legal.replace('{year}', String(new Date(wallTime()).getUTCFullYear()))
  if (isLine)
    return (
      <div className={styles.line} data-footer="line">
        <p>{legal}</p>
        {slots.bottom}
      </div>
    )
  return (
    <div className={styles.footer} data-footer={look}>
      <div className={styles.track}>
        <a href="#top" className={styles.scrollUp} aria-label={t('frame.scrollUp')}>
          <Icon name="arrow-up" size="var(--icon-scroll-up)" />
        </a>
      </div>
      <div className={styles.inside}>
        {look === 'block' && (
          <p className={styles.name} style={{ '--letters': site.siteName.length }} lang="en" dir="ltr" aria-hidden="true">
            {site.siteName}
          </p>
        )}
        <div className={styles.groups}>{slots.groups}</div>
        {slots.support !== undefined && <div>{slots.support}</div>}
        <div className={styles.bottom}>
          <div className={styles.legal}>
            {legal !== '' && <p>{legal}</p>}
            <p>{[site.localisedEntity.name, site.localisedEntity.address].filter((part) => part !== undefined).join(', ')}</p>
          </div>
          <div className={styles.tools}>{slots.bottom}</div>
        </div>
      </div>
    </div>
  )
}

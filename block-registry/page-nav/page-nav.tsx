import { useRef } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { BlockViewProps } from '../block.ts'
import { useMarkedSection } from './use-marked-section.ts'
import styles from './page-nav.module.scss'

/** Links to the sections of a page, in sight while it is read; the section being read is marked (BLOCK-30). */
export const PageNav = ({ props: { label }, slots }: BlockViewProps<'page-nav'>) => {
  const t = useTranslate()
  const nav = useRef<HTMLElement>(null)
  useMarkedSection(nav)
  return (
    <nav ref={nav} aria-label={label === '' ? t('widget.onThisPage') : label} className={styles.nav}>
      <div className={styles.links}>{slots.links}</div>
    </nav>
  )
}

import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './brand-index.module.scss'

/** All brands by first letter, digits together, with a row of letters to jump by. */
export const BrandIndex = ({ props }: BlockViewProps<'brand-index'>) => {
  const t = useTranslate()
  const { brandIndex, title } = usePageContext()
  const groups = brandIndex?.groups ?? []
  return (
    <Section>
      <h1 className={styles.heading}>{props.heading === '' ? title : props.heading}</h1>
      <nav aria-label={t('frame.brandLetters')} className={styles.letters}>
        {groups.map(({ label }) => (
          <a key={label} href={`#${anchorOf(label)}`} className={styles.letter}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.groups}>
        {groups.map(({ label, brands }) => (
          <section key={label} id={anchorOf(label)} className={styles.group}>
            <h2 className={styles.label}>{label}</h2>
            <ul>
              {brands.map(({ name, tag, path }) => (
                <li key={tag}>
                  <Link to={path} className={styles.brand}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}

const anchorOf = (label: string): string => `brands-${label.toLowerCase()}`

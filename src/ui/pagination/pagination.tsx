import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './pagination.module.scss'

interface Props {
  /** 1-based. */
  readonly page: number
  readonly pages: number
  /** Address of a page, without the site's prefix. */
  readonly pageHref: (page: number) => string
  /** Names the navigation; "Pages" unless given. */
  readonly label?: string
  /** Only "page 2 of 9" between the arrows. */
  readonly isCompact?: boolean
}

/** Links to the pages of a list. */
export const Pagination = ({ page, pages, pageHref, label, isCompact = false }: Props) => {
  const t = useTranslate()
  if (pages <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={label ?? t('ui.pages')}>
      <Step to={page > 1 ? pageHref(page - 1) : undefined} rel="prev" label={t('ui.previousPage')} />
      {isCompact ? (
        <span>{t('ui.pageOf', { page, pages })}</span>
      ) : (
        <ol className={styles.numbers}>
          {pageNumbers(page, pages).map((number, index) => (
            <li key={number === 'gap' ? `gap-${index}` : number}>
              {number === 'gap' ? (
                <span className={styles.gap}>…</span>
              ) : (
                <PageLink number={number} isCurrent={number === page} to={pageHref(number)} />
              )}
            </li>
          ))}
        </ol>
      )}
      <Step to={page < pages ? pageHref(page + 1) : undefined} rel="next" label={t('ui.nextPage')} />
    </nav>
  )
}

const PageLink = ({ number, isCurrent, to }: { readonly number: number; readonly isCurrent: boolean; readonly to: string }) => {
  const t = useTranslate()
  return (
    <Link to={to} className={styles.number} aria-label={t('ui.page', { page: number })} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {number}
    </Link>
  )
}

const Step = ({ to, rel, label }: { readonly to: string | undefined; readonly rel: 'prev' | 'next'; readonly label: string }) => {
  const icon = <Icon name={rel === 'prev' ? 'arrow-start' : 'arrow-end'} />
  if (to === undefined) return <span className={styles.step}>{icon}</span>
  return (
    <Link to={to} rel={rel} className={styles.step} aria-label={label}>
      {icon}
    </Link>
  )
}

/** Which page numbers to show: first, last, the current one with its neighbours, and gaps of two or more between them. */
export const pageNumbers = (page: number, pages: number): readonly (number | 'gap')[] => {
  const shown = range(1, pages).filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

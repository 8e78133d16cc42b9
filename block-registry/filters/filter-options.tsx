import { useId, useState, type KeyboardEvent } from 'react'
import type { FilterKind, FilterOption } from '../../src/features/listing/listing-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import type { FilterGroupsProps } from './filter-groups-props.ts'
import { shownOptions } from './shown-options.ts'
import styles from './filter-options.module.scss'

interface Props extends Pick<FilterGroupsProps, 'filters' | 'linkTo' | 'onToggle'> {
  readonly kind: FilterKind
  readonly options: readonly FilterOption[]
  readonly selector: 'list' | 'grid' | 'column' | 'range'
  readonly itemsToShow: number
}

/**
 * The values of a kind: the first of them, the chosen ones, and the rest on demand (PLP-14, PLP-25). Long lists can be searched; chips
 * side by side are seen at a glance (FILTER-09).
 */
export const FilterOptions = ({ kind, options, selector, itemsToShow, filters, linkTo, onToggle }: Props) => {
  const t = useTranslate()
  const { site } = useSite()
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  // The first value that "show more" brought: where who pressed it goes on, since the button is gone (PLP-25).
  const [revealed, setRevealed] = useState<string>()
  const searchId = useId()
  const chosen = filters[kind] ?? []
  const relevant = kind === 'onSale' ? options.filter(({ tag }) => tag === 'true') : options
  const shown = shownOptions(relevant, { typed, chosen, limit: isWhole ? Number.POSITIVE_INFINITY : itemsToShow })
  const hasMore = typed === '' && shown.length < relevant.length
  return (
    <>
      {selector !== 'grid' && relevant.length > site.listing.filterSearchBoxAbove && (
        <p className={styles.search}>
          <label className={styles.searchLabel} htmlFor={searchId}>
            {t('listing.filterSearch', { kind: t(`listing.kind.${kind}`) })}
          </label>
          <input
            id={searchId}
            type="search"
            value={typed}
            placeholder={t('listing.filterSearchPlaceholder')}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value)
              setRevealed(undefined)
            }}
          />
        </p>
      )}
      <ul className={classNames(styles.options, styles[selector])}>
        {shown.map((option) => (
          <li key={option.tag} ref={option.tag === revealed ? focusWithin : undefined}>
            <Option
              option={option}
              isChosen={chosen.includes(option.tag)}
              label={kind === 'onSale' ? t('listing.onSaleOnly') : option.value}
              to={linkTo?.(kind, option.tag)}
              onToggle={() => onToggle?.(kind, option.tag)}
            />
          </li>
        ))}
      </ul>
      {typed !== '' && shown.length === 0 && <p className={styles.none}>{t('listing.filterSearchNone')}</p>}
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={false}
          onClick={() => {
            setRevealed(relevant.find((option) => !shown.includes(option))?.tag)
            setWhole(true)
          }}
        >
          {t('listing.showMore', { count: relevant.length - shown.length })}
        </button>
      )}
    </>
  )
}

const focusWithin = (item: HTMLElement | null): void => item?.querySelector<HTMLElement>('a,button')?.focus()

interface OptionProps {
  readonly option: FilterOption
  readonly isChosen: boolean
  readonly label: string
  /** The address after choosing; without it the choice is pending. */
  readonly to: string | undefined
  readonly onToggle: () => void
}

const Option = ({ option, isChosen, label, to, onToggle }: OptionProps) => {
  const { rgb, swatchURL } = option.properties ?? {}
  const content = (
    <>
      {rgb === undefined && swatchURL === undefined ? (
        <span className={styles.box}>{isChosen && <Icon name="check" size="1.2rem" />}</span>
      ) : (
        <span
          className={styles.color}
          style={{ background: swatchURL === undefined ? colorsOf(rgb ?? []) : `center / cover url("${encodeURI(swatchURL)}")` }}
        />
      )}
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>{option.count}</span>
    </>
  )
  if (to === undefined) {
    return (
      <button type="button" role="checkbox" aria-checked={isChosen} className={styles.option} onClick={onToggle}>
        {content}
      </button>
    )
  }
  // A link, so that it works before and without JavaScript, with the role of a checkbox. Crawlers need not follow all of them.
  return (
    <Link to={to} rel="nofollow" role="checkbox" aria-checked={isChosen} className={styles.option} onKeyDown={clickOnSpace}>
      {content}
    </Link>
  )
}

/** Checkboxes answer to the space bar, links do not. */
const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

const HEX = /^#[\da-f]{3,8}$/i

const colorsOf = (rgb: readonly string[]): string => {
  const colors = rgb.filter((value) => HEX.test(value))
  return colors.length === 1
    ? (colors[0] ?? '')
    : `linear-gradient(90deg, ${colors.map((value, index) => `${value} ${(index * 100) / colors.length}% ${((index + 1) * 100) / colors.length}%`).join(', ')})`
}

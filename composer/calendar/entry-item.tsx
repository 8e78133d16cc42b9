import { Link } from 'react-router-dom'
import type { CalendarEntry } from '../../schemas/api/compose-calendar.ts'
import type { ReleaseConflict } from '../../schemas/api/compose-releases.ts'
import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { isolate, isolateName } from '../isolate.ts'
import { pageLink } from '../page-link.ts'
import { ConflictList } from '../releases/conflict-list.tsx'
import { siteNames } from '../sites/site-names.ts'
import { clockChangeAt, clockTimeOf } from '../view/clock-time.ts'
import styles from './calendar.module.scss'

interface Props {
  readonly entry: CalendarEntry
  readonly timeZone: string
  readonly sites: readonly ComposeSite[]
  readonly siteTag: string
  /** Of the release that it is of. */
  readonly conflicts: readonly ReleaseConflict[]
  /** A narrow cell names how many clash; the list says how. */
  readonly isShort: boolean
}

/** Something that goes live or ends: when, what, on which page, and a way there. */
export const EntryItem = ({ entry, timeZone, sites, siteTag, conflicts, isShort }: Props) => {
  const t = useTranslate()
  const { kind, at, pages, blocks, release, state } = entry
  const site = siteTag === '' ? entry.sites[0] : siteTag
  const isWindow = kind === 'begins' || kind === 'ends'
  // A page that is planned alone gives its release its title.
  const isNamed = !isWindow && release !== undefined && (pages.length > 1 || release.name !== pages[0]?.title)
  return (
    <li className={styles.entry} data-kind={kind}>
      <time dateTime={at}>{timeInWords(at, timeZone)}</time>{' '}
      <span>
        {isNamed ? t('compose.calendar.release', { name: isolate(release.name) }) : t(`compose.calendar.${kind}`, { count: blocks.length })}
        {state === 'failed' && <em className={styles.error}> {t('compose.calendar.failed')}</em>}
      </span>
      {isWindow &&
        blocks.map((block) => (
          <Link key={block.id} to={pageLink(pages[0]?.id ?? '', { site, block: block.id })}>
            {isolateName(block.name)}
          </Link>
        ))}
      {pages.map((page) => (
        <Link key={page.id} to={pageLink(page.id, { site })} dir="auto">
          {page.title}
        </Link>
      ))}
      {!isWindow && pages.length === 0 && <span>{blocks.map(({ name }) => isolateName(name)).join(t('compose.comma'))}</span>}
      {isWindow && release !== undefined && <small>{t('compose.calendar.with', { name: isolate(release.name) })}</small>}
      {!isShort && entry.sites.length > 0 && <small>{siteNames(entry.sites, sites)}</small>}
      {conflicts.length > 0 && isShort && (
        <small className={styles.warning}>{t('compose.calendar.clashes', { count: conflicts.length })}</small>
      )}
      {!isShort && <ConflictList conflicts={conflicts} />}
    </li>
  )
}

/** `09:00`; in an hour that clocks show twice also which of the two: `01:30 GMT+1`. */
const timeInWords = (at: string, timeZone: string): string => {
  const isTwice = clockChangeAt(clockTimeOf(at, timeZone, 'begin'), timeZone) === 'repeated'
  return new Intl.DateTimeFormat(interfaceLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    ...(isTwice ? { timeZoneName: 'short' } : {}),
  }).format(Date.parse(at))
}

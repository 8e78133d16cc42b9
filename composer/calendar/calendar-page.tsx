import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CalendarEntry } from '../../schemas/api/compose-calendar.ts'
import type { ComposeRelease } from '../../schemas/api/compose-releases.ts'
import type { ComposeSession } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { wallTime } from '../../src/lib/clock.ts'
import { useMedia } from '../../src/lib/use-media.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { SettingsMenu } from '../interface/settings-menu.tsx'
import { CommandButtons } from '../commands/command-buttons.tsx'
import { useCommands } from '../commands/commands-context.tsx'
import { ReleaseDialog } from '../releases/release-dialog.tsx'
import { ReleaseList } from '../releases/release-list.tsx'
import { firstZone, zonesFor } from '../releases/zone-choice.tsx'
import { PageLinks } from '../page-links.tsx'
import { TryAgain } from '../try-again.tsx'
import { CalendarBar, LOOKS, type Look } from './calendar-bar.tsx'
import { DayList } from './day-list.tsx'
import { dayOf, entriesByDay } from './days.ts'
import { EntryItem } from './entry-item.tsx'
import { inWords, MonthTable } from './month-table.tsx'
import { useCalendar } from './use-calendar.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './calendar.module.scss'

interface Props {
  readonly client: ComposeClient
  readonly session: ComposeSession
}

/** What goes live and what ends, day by day, and the releases that are to come. `?release` opens one. */
export const CalendarPage = ({ client, session }: Props) => {
  const t = useTranslate()
  const { sites } = session
  const zones = zonesFor(sites)
  const [search, setSearch] = useSearchParams()
  const [timeZone, setTimeZone] = useState(firstZone)
  const today = dayOf(new Date(wallTime()).toISOString(), timeZone)
  const [month, setMonth] = useState(() => today.slice(0, 'yyyy-mm'.length))
  const [siteTag, setSiteTag] = useState('')
  const [wantedLook, setLook] = useState<Look>('month')
  const [open, setOpen] = useState<'new' | ComposeRelease>()
  const isNarrow = useMedia('(width <= 700px)')
  const look = isNarrow ? 'list' : wantedLook
  const { entries, releases = [], failure, askAgain } = useCalendar(client, month, timeZone)
  const wanted = search.get('release')
  const shown = open ?? releases.find(({ id }) => id === wanted)
  useEffect(() => {
    document.title = t('compose.calendar')
  }, [t])
  const byDay = entriesByDay(entries ?? [], { timeZone, siteTag })
  const monthName = inWords(`${month}-01`, { month: 'long', year: 'numeric' })
  const count = [...byDay].flatMap(([day, all]) => (day.startsWith(month) ? all : [])).length
  const item = (entry: CalendarEntry) => (
    <EntryItem
      key={`${entry.kind} ${entry.at} ${entry.pages[0]?.id ?? ''} ${entry.release?.id ?? ''} ${entry.blocks[0]?.id ?? ''}`}
      entry={entry}
      timeZone={timeZone}
      sites={sites}
      siteTag={siteTag}
      conflicts={entry.kind === 'publish' ? (releases.find(({ id }) => id === entry.release?.id)?.conflicts ?? []) : []}
      isShort={look === 'month'}
    />
  )
  const mayPublish = session.user?.rights.includes('publish') === true
  useCommands(() => [
    ...(mayPublish ? [{ id: 'newRelease', kind: 'action', title: t('compose.release.new'), run: () => setOpen('new') } as const] : []),
    ...LOOKS.map(
      (each) => ({ id: `look ${each}`, kind: 'action', title: t(`compose.calendar.${each}`), run: () => setLook(each) }) as const,
    ),
  ])
  return (
    <main className={styles.calendar}>
      <header>
        <h1>{t('compose.calendar')}</h1>
        <PageLinks client={client} here="calendar" />
        <CommandButtons />
        {mayPublish && (
          <button type="button" className={styles.primary} onClick={() => setOpen('new')}>
            {t('compose.release.new')}
          </button>
        )}
        <SettingsMenu />
      </header>
      <CalendarBar
        sites={sites}
        zones={zones}
        month={month}
        today={today}
        look={isNarrow ? undefined : look}
        siteTag={siteTag}
        timeZone={timeZone}
        onMonth={setMonth}
        onLook={setLook}
        onSite={setSiteTag}
        onZone={setTimeZone}
      />
      <h2>{monthName}</h2>
      <div role="status">
        {failure === undefined ? (
          <p>
            {entries === undefined ? t('compose.loading') : t('compose.calendar.count', { count })}
            {entries !== undefined && count === 0 && ` ${t('compose.calendar.next')}`}
          </p>
        ) : (
          <p className={styles.error}>
            {sentenceInWords(failure, t)} <TryAgain onClick={askAgain} />
          </p>
        )}
      </div>
      {look === 'month' ? (
        <MonthTable month={month} monthName={monthName} today={today} byDay={byDay} item={item} />
      ) : (
        <DayList month={month} byDay={byDay} item={item} />
      )}
      <ReleaseList client={client} releases={releases} mayPublish={mayPublish} onChange={setOpen} onCalledOff={askAgain} />
      {shown !== undefined && mayPublish && (
        <ReleaseDialog
          client={client}
          start={
            shown === 'new' ? { name: '', pageIds: [] } : { name: shown.name, pageIds: shown.pages.map(({ id }) => id), release: shown }
          }
          timeZone={timeZone}
          zones={zones}
          onClose={(isChanged) => {
            setOpen(undefined)
            setSearch({}, { replace: true })
            if (isChanged) askAgain()
          }}
        />
      )}
    </main>
  )
}

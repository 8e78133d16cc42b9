import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Autosave } from '../document/autosave.ts'
import { isolateName } from '../isolate.ts'
import { useStore } from './use-store.ts'
import styles from './areas.module.scss'

/** Parts of the editor. A narrow window shows one of them. */
export type AreaName = (typeof AREAS)[number]

const AREAS = ['blocks', 'page', 'fields'] as const

/** What `data-area` of an element names. */
export const areaNamed = (name: string | undefined): AreaName | undefined => AREAS.find((each) => each === name)

interface TabsProps {
  readonly shown: AreaName
  readonly onShow: (area: AreaName) => void
  /** Name of the block that the fields are of. */
  readonly block: string
  /** What was done last; the fields have it too. */
  readonly said: string
  readonly autosave: Autosave
}

/** Chooses what a narrow window shows: arrows go from tab to tab and show what they come to. */
export const AreaTabs = ({ shown, onShow, block, said, autosave }: TabsProps) => {
  const t = useTranslate()
  const hasConflict = Object.keys(useStore(autosave).conflicts).length > 0
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const at = AREAS.indexOf(shown)
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: AREAS.length - 1 }[event.key]
    const area = to === undefined ? undefined : AREAS.at(to % AREAS.length)
    if (area === undefined) return
    event.preventDefault()
    onShow(area)
    document.getElementById(tabId(area))?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={t('compose.areas')}>
        {AREAS.map((area) => (
          <button
            key={area}
            id={tabId(area)}
            type="button"
            role="tab"
            aria-selected={area === shown}
            aria-controls={panelId(area)}
            tabIndex={area === shown ? 0 : -1}
            onClick={() => onShow(area)}
            onKeyDown={walk}
          >
            {t(`compose.area.${area}`)}
            {area === 'fields' && <small> {hasConflict ? t('compose.conflict') : isolateName(block)}</small>}
          </button>
        ))}
      </div>
      <p role="status">{shown !== 'fields' && said}</p>
    </div>
  )
}

interface AreaProps {
  readonly name: AreaName
  /** The one that a narrow window shows; undefined where all are. */
  readonly shown: AreaName | undefined
  readonly onShow: (area: AreaName) => void
  readonly children: ReactNode
}

/** A part of the editor. While another one is shown it keeps its size, or the page in it would be laid out for no window at all. */
export const Area = ({ name, shown, onShow, children }: AreaProps) => (
  <div
    id={panelId(name)}
    className={`${styles.area} ${shown === undefined || shown === name ? '' : styles.away}`}
    data-area={name}
    // A window that becomes narrow shows where she is.
    onFocus={() => onShow(name)}
    {...(shown === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(name) })}
  >
    {children}
  </div>
)

const tabId = (area: AreaName): string => `tab-${area}`
const panelId = (area: AreaName): string => `area-${area}`

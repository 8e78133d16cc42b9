import { useEffect, useId, useRef } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { AreaName } from '../editor/areas.tsx'
import type { Leave } from '../reviews/leave-of.ts'
import { useLatest } from '../use-latest.ts'
import { usePlaced } from './use-placed.ts'
import { STOPS, type Tour } from './use-tour.ts'
import styles from './tour.module.scss'

interface Props {
  readonly tour: Tour
  readonly isNarrow: boolean
  /** Brings a part of the editor forward where one is shown at a time. */
  readonly onShow: (area: AreaName) => void
  /** How her changes go live: by her, once somebody else has looked at them, or not at all. */
  readonly leave: Pick<Leave, 'mayPublish' | 'mayAsk'>
}

/** The tour, while it is on. */
export const EditorTour = ({ tour, ...props }: Props) =>
  tour.stop === undefined ? null : <TourCard key={STOPS[tour.stop]} tour={tour} stop={tour.stop} {...props} />

/**
 * One sentence beside what it is about. Nothing else is blocked, so that she can try what she reads: it has the focus, Escape ends it, and
 * F6 comes back to it.
 */
const TourCard = ({ tour, stop, isNarrow, onShow, leave }: Props & { readonly stop: number }) => {
  const t = useTranslate()
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const name = STOPS[stop] ?? 'blocks'
  const { target, at } = usePlaced(card, selectorOf(name, isNarrow), isNarrow && name !== 'publish')
  const end = (): void => {
    tour.end()
    // Where it can be begun again.
    document.querySelector<HTMLElement>(MENU)?.focus()
  }
  const latest = useLatest({ end, onShow })
  useEffect(() => {
    if (name !== 'publish') latest.current.onShow(name)
    next.current?.focus({ preventScroll: true })
  }, [name, latest])
  useEffect(() => {
    const endByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) latest.current.end()
    }
    window.addEventListener('keydown', endByKey)
    return () => window.removeEventListener('keydown', endByKey)
  }, [latest])
  // Who may only look has nothing to publish.
  const count = leave.mayPublish || leave.mayAsk ? STOPS.length : STOPS.indexOf('publish')
  const isLast = stop === count - 1
  return (
    <>
      {target !== undefined && (
        <div
          className={styles.frame}
          aria-hidden
          style={{ translate: `${target.left}px ${target.top}px`, width: target.width, height: target.height }}
        />
      )}
      <div
        ref={card}
        role="dialog"
        data-area="tour"
        className={at === undefined ? `${styles.card} ${styles.docked}` : styles.card}
        style={at === undefined ? undefined : { translate: `${at.left}px ${at.top}px` }}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <h2 id={`${id}-title`}>{t('compose.tour.count', { number: stop + 1, count })}</h2>
        <p id={`${id}-text`}>{t(name === 'publish' && !leave.mayPublish ? 'compose.tour.review' : `compose.tour.${name}`)}</p>
        <p className={styles.ways}>
          {!isLast && (
            <button type="button" className={styles.skip} onClick={end}>
              {t('compose.tour.skip')}
            </button>
          )}
          {stop > 0 && (
            <button type="button" onClick={() => tour.goTo(stop - 1)}>
              {t('compose.tour.back')}
            </button>
          )}
          <button ref={next} type="button" className={styles.primary} onClick={() => (isLast ? end() : tour.goTo(stop + 1))}>
            {t(isLast ? 'compose.done' : 'compose.tour.next')}
          </button>
        </p>
      </div>
    </>
  )
}

const MENU = '[data-area="bar"] [data-tour="menu"]'

/** A part fills a narrow window: what is pointed at there is its tab. */
const selectorOf = (name: (typeof STOPS)[number], isNarrow: boolean): string => {
  if (name === 'publish') return '[data-tour="publish"]'
  return isNarrow ? `#tab-${name}` : `[data-area="${name}"]`
}

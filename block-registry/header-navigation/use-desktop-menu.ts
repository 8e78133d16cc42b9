import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { hasPanel } from '../../src/features/menu/visible-children.ts'
import { useIsHydrated } from '../../src/lib/use-is-hydrated.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { menuMove, type MenuPosition } from './menu-keys.ts'

/** How long the pointer rests on an entry before its panel opens (MENU-10); as long as in desktop-menu.module.scss. */
export const HOVER_OPEN_MS = 250

const CLOSED = -1

/** Marks a list whose links stand side by side. */
export const ROW_ATTRIBUTE = 'data-row'

interface DesktopMenu {
  readonly ref: RefObject<HTMLElement | null>
  /** Index of the open first-level entry; -1 for none. */
  readonly open: number
  /** Whether the script opens and closes the panels; the style sheet does before. */
  readonly isLive: boolean
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onTopEnter: (top: number, event: PointerEvent) => void
  readonly onTopClick: (top: number, event: MouseEvent) => void
  /** More has no page: a click opens it, and with a key closes it again. */
  readonly onMoreClick: (event: MouseEvent) => void
  readonly onTopPointerDown: (event: PointerEvent) => void
  readonly onLeave: () => void
  readonly onClick: (event: MouseEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/** Behaviour of the desktop menu: hover with a pause, keys, first tap, and what closes it. */
export const useDesktopMenu = (nodes: readonly NavigationNode[]): DesktopMenu => {
  const ref = useRef<HTMLElement>(null)
  const { direction } = useSite()
  const { path } = usePageContext()
  const [open, setOpen] = useState(CLOSED)
  const [pathSeen, setPathSeen] = useState(path)
  const [focused, setFocused] = useState<MenuPosition>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointerType = useRef('')
  const { isLive, isTapDone } = useTakeOver(ref, setOpen)

  // A new page closes the menu (HEAD-11).
  if (pathSeen !== path) {
    setPathSeen(path)
    setOpen(CLOSED)
  }

  const close = (): void => {
    clearTimeout(timer.current)
    setOpen(CLOSED)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (focused !== undefined && ref.current !== null) linkAt(focused, ref.current)?.focus()
  }, [focused])
  useCloseOutside(ref, open !== CLOSED, close)

  const opens = (top: number): boolean => {
    const node = nodes[top]
    // What comes after the last is More.
    return node === undefined ? top === nodes.length : hasPanel(node)
  }

  return {
    ref,
    open,
    isLive,
    onKeyDown: (event) => {
      const at = positionOf(event.target, event.currentTarget)
      if (at === undefined) return
      const entries = entriesOf(event.currentTarget)
      // Keys pass over what has no room in the row.
      const shown = entries.flatMap((entry, top) => (isDisplayed(entry) ? [{ entry, top }] : []))
      const placeOf = (top: number): number => shown.findIndex((entry) => entry.top === top)
      const topAt = (place: number): number => shown[place]?.top ?? CLOSED
      const shape = shown.map(({ entry }) => columnsOf(entry).map((column) => column.length))
      const move = menuMove({ key: event.key, direction, at: { ...at, top: placeOf(at.top) }, open: placeOf(open), shape })
      if (move === undefined) return
      event.preventDefault()
      setOpen(topAt(move.open))
      setFocused({ ...move.focus, top: topAt(move.focus.top) })
    },
    onTopEnter: (top, { pointerType: type }) => {
      if (type === 'touch') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOpen(opens(top) ? top : CLOSED), HOVER_OPEN_MS)
    },
    onTopPointerDown: (event) => {
      pointerType.current = event.pointerType
    },
    onTopClick: (top, event) => {
      // The first tap opens, the second follows (MENU-11).
      const isFirstTap = open !== top || isTapDone.current
      isTapDone.current = false
      if (pointerType.current !== 'touch' || !isFirstTap || !opens(top)) return
      event.preventDefault()
      setOpen(top)
    },
    onMoreClick: ({ detail }) => {
      clearTimeout(timer.current)
      setOpen(open === nodes.length && detail === 0 ? CLOSED : nodes.length)
    },
    onLeave: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(close, HOVER_OPEN_MS)
    },
    onClick: ({ target, defaultPrevented }) => {
      // Also by a link to the page already shown, which changes no path; not by the tap that opens.
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null && !(defaultPrevented && link.hasAttribute('aria-expanded'))) close()
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
    },
  }
}

/**
 * Until the script is there the style sheet opens panels by pointer. What it shows at that moment stays open, so nothing
 * flashes. Not after a navigation, which renders the menu anew and closes it.
 */
const useTakeOver = (ref: RefObject<HTMLElement | null>, setOpen: (top: number) => void) => {
  const isLive = useIsHydrated()
  const wasLive = useRef(isLive)
  /** The panel opened by the style sheet may be the answer to a tap that is replayed now. */
  const isTapDone = useRef(false)
  useLayoutEffect(() => {
    if (wasLive.current) return
    wasLive.current = true
    const shown = entriesOf(ref.current).findIndex((entry) => entry.matches(':hover') && isShown(entry.lastElementChild))
    if (shown < 0) return
    isTapDone.current = true
    setOpen(shown)
  }, [ref, setOpen])
  return { isLive, isTapDone }
}

const isShown = (panel: Element | null): boolean => panel !== null && getComputedStyle(panel).visibility === 'visible'

/** A click outside closes (HEAD-12). */
const useCloseOutside = (ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return undefined
    const onPointerDown = ({ target }: Event): void => {
      if (target instanceof Node && ref.current?.contains(target) !== true) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })
}

const entriesOf = (menu: Element | null): readonly Element[] => [...(menu?.querySelectorAll(':scope > ul > li') ?? [])]

const isDisplayed = (element: Element): boolean => getComputedStyle(element).display !== 'none'

/** Links of an entry's panel as keys move among them: a list is a column, but each link of a row of pictures is one of its own. */
const columnsOf = (entry: Element): readonly (readonly HTMLElement[])[] =>
  [...entry.querySelectorAll('ul')].filter(isDisplayed).flatMap((list) => {
    const links = [...list.querySelectorAll('a')]
    return list.hasAttribute(ROW_ATTRIBUTE) ? links.map((link) => [link]) : [links]
  })

const linkAt = ({ top, column, row = 0 }: MenuPosition, menu: Element): HTMLElement | null | undefined => {
  const entry = entriesOf(menu)[top]
  if (entry === undefined || column === undefined) return entry?.querySelector<HTMLElement>(':scope > :is(a, button)')
  return columnsOf(entry)[column]?.[row]
}

const positionOf = (target: EventTarget, menu: Element): MenuPosition | undefined => {
  const link = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
  if (link === null) return undefined
  const top = entriesOf(menu).findIndex((entry) => entry.contains(link))
  const entry = entriesOf(menu)[top]
  if (entry === undefined) return undefined
  const columns = columnsOf(entry)
  const column = columns.findIndex((links) => links.includes(link))
  return column < 0 ? { top } : { top, column, row: columns[column]?.indexOf(link) ?? 0 }
}

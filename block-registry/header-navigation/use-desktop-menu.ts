import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { visibleChildren } from '../../src/features/menu/visible-children.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { menuColumns } from './menu-columns.ts'
import { menuMove, type MenuPosition } from './menu-keys.ts'

/** How long the pointer rests on an entry before its panel opens (MENU-10). */
export const HOVER_OPEN_MS = 250

const CLOSED = -1

interface DesktopMenu {
  readonly ref: RefObject<HTMLElement | null>
  /** Index of the open first-level entry; -1 for none. */
  readonly open: number
  readonly close: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onTopEnter: (top: number, event: PointerEvent) => void
  readonly onTopClick: (top: number, event: MouseEvent) => void
  readonly onTopPointerDown: (event: PointerEvent) => void
  readonly onLeave: () => void
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
    if (focused !== undefined) ref.current?.querySelector<HTMLElement>(`[data-position="${positionKey(focused)}"]`)?.focus()
  }, [focused])
  useCloseOutside(ref, open !== CLOSED, close)

  const hasPanel = (top: number): boolean => {
    const node = nodes[top]
    return node !== undefined && visibleChildren(node).length > 0
  }

  return {
    ref,
    open,
    close,
    onKeyDown: (event) => {
      const at = positionOf(event.target)
      if (at === undefined) return
      const shape = nodes.map((node) => (visibleChildren(node).length === 0 ? [] : menuColumns(node).map((column) => column.nodes.length)))
      const move = menuMove({ key: event.key, direction, at, open, shape })
      if (move === undefined) return
      event.preventDefault()
      setOpen(move.open)
      setFocused({ ...move.focus })
    },
    onTopEnter: (top, { pointerType: type }) => {
      if (type === 'touch') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOpen(hasPanel(top) ? top : CLOSED), HOVER_OPEN_MS)
    },
    onTopPointerDown: (event) => {
      pointerType.current = event.pointerType
    },
    onTopClick: (top, event) => {
      // The first tap opens, the second follows (MENU-11).
      if (pointerType.current !== 'touch' || open === top || !hasPanel(top)) return
      event.preventDefault()
      setOpen(top)
    },
    onLeave: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(close, HOVER_OPEN_MS)
    },
  }
}

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

/** A position as an attribute: `2`, or `2.0.3`. */
export const positionKey = ({ top, column, row }: MenuPosition): string =>
  column === undefined ? `${top}` : `${top}.${column}.${row ?? 0}`

const positionOf = (target: EventTarget): MenuPosition | undefined => {
  const key = target instanceof Element ? target.closest('[data-position]')?.getAttribute('data-position') : undefined
  if (key === undefined || key === null) return undefined
  const [top = 0, column, row] = key.split('.').map(Number)
  return { top, ...(column === undefined ? {} : { column }), ...(row === undefined ? {} : { row }) }
}

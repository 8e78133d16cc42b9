import type { Box } from '../protocol.ts'

/** Something to outline; `label` is written above it. */
export interface Outline {
  readonly box: Box
  readonly label: string
}

export interface ColoredOutline extends Outline {
  readonly color: string
}

export interface Overlay {
  readonly show: (which: 'hovered' | 'selected', outline: Outline | undefined) => void
  /** Frames of others, all of them. */
  readonly showOthers: (others: readonly ColoredOutline[]) => void
  readonly remove: () => void
}

/**
 * Outlines above the page, which nothing on the page can be covered or moved by. Styled by element: the page's policy allows no style
 * sheet of others. Outside of the body, so that the page's own elements stay as they are.
 */
export const createOverlay = (page: Document): Overlay => {
  const layer = page.createElement('div')
  layer.dataset['composeOverlay'] = ''
  layer.ariaHidden = 'true'
  Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '2147483647', pointerEvents: 'none', overflow: 'hidden' })
  const frames = { hovered: createFrame(page, 'hovered', '1px dashed', COLOR), selected: createFrame(page, 'selected', '2px solid', COLOR) }
  const crowd = page.createElement('div')
  // Below her own.
  layer.append(crowd, frames.hovered, frames.selected)
  page.documentElement.append(layer)
  return {
    show: (which, outline) => {
      const frame = frames[which]
      frame.hidden = outline === undefined
      frame.style.display = outline === undefined ? 'none' : 'block'
      if (outline !== undefined) place(frame, outline)
    },
    showOthers: (others) => {
      const shown = others.map((other) => {
        const frame = createFrame(page, 'other', '1px solid', other.color)
        frame.style.display = 'block'
        place(frame, other)
        return frame
      })
      crowd.replaceChildren(...shown)
    },
    remove: () => layer.remove(),
  }
}

const place = (frame: HTMLElement, { box, label: words }: Outline): void => {
  const { x, y, width, height } = box
  Object.assign(frame.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  const [label] = frame.children
  if (!(label instanceof HTMLElement)) return
  label.textContent = words
  // At the top of the window there is no room above.
  label.style.insetBlockStart = y < LABEL_HEIGHT ? '0' : `-${LABEL_HEIGHT}px`
}

const LABEL_HEIGHT = 22
const COLOR = '#1f4fd8'

const createFrame = (page: Document, name: string, border: string, color: string): HTMLElement => {
  const frame = page.createElement('div')
  frame.dataset['composeOutline'] = name
  Object.assign(frame.style, { position: 'absolute', boxSizing: 'border-box', border: `${border} ${color}`, display: 'none' })
  const label = page.createElement('span')
  label.dir = 'auto'
  Object.assign(label.style, {
    position: 'absolute',
    insetInlineStart: '-1px',
    padding: '0 6px',
    height: `${LABEL_HEIGHT}px`,
    font: `600 12px/${LABEL_HEIGHT}px system-ui, sans-serif`,
    whiteSpace: 'nowrap',
    color: '#fff',
    background: color,
  })
  frame.append(label)
  return frame
}

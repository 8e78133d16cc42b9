import type { Box } from '../protocol.ts'

/** Something to outline; `label` is written above it. */
export interface Outline {
  readonly box: Box
  readonly label: string
}

export interface Overlay {
  readonly show: (which: 'hovered' | 'selected', outline: Outline | undefined) => void
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
  const frames = { hovered: createFrame(page, 'hovered', '1px dashed'), selected: createFrame(page, 'selected', '2px solid') }
  layer.append(frames.hovered, frames.selected)
  page.documentElement.append(layer)
  return {
    show: (which, outline) => {
      const frame = frames[which]
      frame.hidden = outline === undefined
      frame.style.display = outline === undefined ? 'none' : 'block'
      if (outline === undefined) return
      const { x, y, width, height } = outline.box
      Object.assign(frame.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
      const [label] = frame.children
      if (!(label instanceof HTMLElement)) return
      label.textContent = outline.label
      // At the top of the window there is no room above.
      label.style.insetBlockStart = y < LABEL_HEIGHT ? '0' : `-${LABEL_HEIGHT}px`
    },
    remove: () => layer.remove(),
  }
}

const LABEL_HEIGHT = 22
const COLOR = '#1f4fd8'

const createFrame = (page: Document, name: string, border: string): HTMLElement => {
  const frame = page.createElement('div')
  frame.dataset['composeOutline'] = name
  Object.assign(frame.style, { position: 'absolute', boxSizing: 'border-box', border: `${border} ${COLOR}`, display: 'none' })
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
    background: COLOR,
  })
  frame.append(label)
  return frame
}

import { openChannel } from '../channel.ts'
import { parseToFrame, type CanvasMode, type FromFrame, type OtherAtBlock, type TextProp, type ToFrame } from '../protocol.ts'
import { PREVIEW_BAR_ID } from '../shop-page.ts'
import { blockAround, blockElement, blockOutside, boxOf } from './blocks.ts'
import { guardPage } from './guard-page.ts'
import { meaningOfKey } from './key-meaning.ts'
import { createMeasurer } from './look/measure-page.ts'
import { createOverlay } from './overlay.ts'
import { shareScroll } from './share-scroll.ts'
import { createTyping } from './typing.ts'
import { watchClipboard } from './watch-clipboard.ts'
import { watchLayout } from './watch-layout.ts'
import { whenComposable } from './when-composable.ts'

interface State {
  mode: CanvasMode
  titles: Readonly<Record<string, string>>
  selected: string | undefined
  hovered: string | undefined
  texts: readonly TextProp[]
  others: readonly OtherAtBlock[]
  /** A text that was clicked twice before the composer said what may be typed. */
  wanted: { readonly blockId: string; readonly target: Node } | undefined
  /** Drafts that came while somebody types: shown then, they would move the caret. The last of each key. */
  held: Map<string, Extract<ToFrame, { type: 'page' }>>
}

/** Makes the page in this frame one to compose: points out blocks, takes texts, and shows what the composer hands over. */
export const startFrame = (window: Window): void => {
  const page = window.document
  const state: State = {
    mode: 'edit',
    titles: {},
    selected: undefined,
    hovered: undefined,
    texts: [],
    others: [],
    wanted: undefined,
    held: new Map(),
  }
  const overlay = createOverlay(page)
  const channel = openChannel<ToFrame, FromFrame>({
    here: window,
    there: () => (window.parent === window ? undefined : window.parent),
    parse: parseToFrame,
    onMessage: (message) => hear(message),
  })
  const { send } = channel
  const typing = createTyping({ page, selection: () => ({ blockId: state.selected, texts: state.texts }), send, onEnd: () => release() })

  const show = ({ key, page: draft }: Extract<ToFrame, { type: 'page' }>): void =>
    void window.dispatchEvent(new CustomEvent('compose:page', { detail: { key, page: draft } }))
  const release = (): void => {
    const held = [...state.held.values()]
    state.held.clear()
    held.forEach(show)
  }
  const outlineOf = (id: string | undefined) => {
    const block = id === undefined || state.mode === 'browse' ? undefined : blockElement(id, page)
    const box = block === undefined ? undefined : boxOf(block)
    const type = block?.dataset['type'] ?? ''
    return box === undefined ? undefined : { box, label: state.titles[type] ?? type }
  }
  const scroll = shareScroll(window, (share) => send({ type: 'scrolled', share }))
  const measure = createMeasurer({ window, isTyping: () => typing.current() !== undefined, send })
  const layout = watchLayout(window, {
    onDraw: () => {
      if (typing.current()?.element.isConnected === false) typing.current()?.commit()
      const selected = outlineOf(state.selected)
      overlay.show('selected', selected)
      overlay.show('hovered', state.hovered === state.selected ? undefined : outlineOf(state.hovered))
      overlay.showOthers(
        state.others.flatMap(({ blockId, label, color }) => {
          const outline = outlineOf(blockId)
          return outline === undefined ? [] : [{ box: outline.box, label, color }]
        }),
      )
      return state.selected === undefined ? undefined : { blockId: state.selected, box: selected?.box }
    },
    onMoved: (moved) => send({ type: 'box', ...moved }),
    onNavigated: (address) => send({ type: 'navigated', address }),
  })
  const select = (block: HTMLElement | undefined): void => {
    const blockId = block?.dataset['block']
    typing.current()?.commit()
    if (blockId !== state.selected) Object.assign(state, { selected: blockId, texts: [] })
    send({ type: 'selected', blockId })
    layout.draw()
  }
  const hear = (message: ToFrame): void => {
    if (message.type === 'setup') {
      if (message.mode === 'browse') typing.current()?.commit()
      Object.assign(state, { mode: message.mode, titles: message.titles })
    } else if (message.type === 'page') {
      if (typing.current() === undefined) show(message)
      else state.held.set(message.key, message)
    } else if (message.type === 'others') state.others = message.others
    else if (message.type === 'scroll') scroll.follow(message.share)
    else if (message.type === 'measure') measure(message.request)
    else if (message.type === 'select') {
      if (message.blockId !== state.selected) typing.current()?.commit()
      Object.assign(state, { selected: message.blockId, texts: message.texts })
      const { wanted } = state
      if (wanted !== undefined && wanted.blockId === message.blockId) begin(wanted.target)
    } else if (message.type === 'reveal')
      scroll.alone(() => blockBox(message.blockId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    layout.draw()
  }
  const begin = (target: Node): void => {
    state.wanted = undefined
    typing.begin({ target, selectsAll: true })
  }
  /** The element around a block has no box to scroll to. */
  const blockBox = (id: string): Element | undefined => {
    const block = blockElement(id, page)
    return block === undefined
      ? undefined
      : ([...block.querySelectorAll('*')].find((each) => each.getBoundingClientRect().height > 1) ?? block)
  }

  guardPage(window, {
    isComposing: () => state.mode === 'edit',
    typedIn: () => typing.current()?.element,
    onClick: (target, isTouch) => {
      // Clicks are kept from giving focus, and keys go where it is.
      window.focus()
      state.wanted = undefined
      const block = blockAround(target)
      const isAgain = block !== undefined && block.dataset['block'] === state.selected
      // The first tap shows what the second types in.
      if (isTouch && isAgain && target instanceof Node) {
        if (typing.begin({ target, selectsAll: false })) return
        // What may be typed is not said yet.
        if (state.texts.length === 0) state.wanted = { blockId: state.selected ?? '', target }
      }
      select(block)
    },
    onDoubleClick: (target) => {
      const blockId = blockAround(target)?.dataset['block']
      if (!(target instanceof Node) || blockId === undefined) return
      if (blockId === state.selected && state.texts.length > 0) begin(target)
      else state.wanted = { blockId, target }
    },
    onPoint: (target) => {
      const hovered = blockAround(target)?.dataset['block']
      if (hovered === state.hovered) return
      state.hovered = hovered
      send({ type: 'hovered', blockId: hovered })
      layout.draw()
    },
    onKey: (event) => {
      const meaning = meaningOfKey(event, typing.current() !== undefined)
      if (meaning === undefined) return
      if (meaning === 'type') return void typing.begin({ selectsAll: false })
      event.preventDefault()
      const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
      if (meaning === 'commit' || meaning === 'forward') typing.current()?.commit()
      if (meaning === 'revert') typing.current()?.revert()
      if (meaning === 'edit') typing.begin({ selectsAll: true })
      if (meaning === 'outside') select(blockOutside(state.selected === undefined ? undefined : blockElement(state.selected, page)))
      if (meaning === 'forward') send({ type: 'key', key, code, altKey, ctrlKey, metaKey, shiftKey })
    },
  })
  // The keys of a screen leave less of it: what is typed in stays in sight.
  window.addEventListener('resize', () => typing.current()?.element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  watchClipboard(window, {
    isOurs: () => state.mode === 'edit' && typing.current() === undefined,
    onAct: (act, text) => send({ type: 'clipboard', act, text }),
  })
  // What it says and does is said and done around the canvas.
  page.getElementById(PREVIEW_BAR_ID)?.style.setProperty('display', 'none')
  whenComposable(page, () => send({ type: 'ready', address: window.location.href }))
}

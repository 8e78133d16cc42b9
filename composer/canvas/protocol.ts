import type { DraftPage } from '../../src/content/draft-page.ts'
import { hasShape, type Check, type Shape } from './has-shape.ts'
import { isMeasures, type Measures } from './measures.ts'

/** What the composer and the page in its frame say to each other, by `postMessage` within one origin. */

/** `edit`: clicks select blocks. `browse`: the page does what it does for shoppers. */
export type CanvasMode = 'edit' | 'browse'

/** A text of a block that may be typed on the page itself. */
export interface TextProp {
  readonly field: string
  readonly value: string
}

/** In pixels of the frame's window. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Somebody else at a block: what is written at it, and the colour behind it. */
export interface OtherAtBlock {
  readonly blockId: string
  readonly label: string
  readonly color: string
}

export type ToFrame =
  /** `titles`: of block types. */
  | { readonly type: 'setup'; readonly mode: CanvasMode; readonly titles: Readonly<Record<string, string>> }
  /** `page` undefined: as the server has it. */
  | { readonly type: 'page'; readonly key: string; readonly page: DraftPage | undefined }
  /** `blockId` undefined: none; `texts`: what may be typed in it. */
  | { readonly type: 'select'; readonly blockId: string | undefined; readonly texts: readonly TextProp[] }
  | { readonly type: 'reveal'; readonly blockId: string }
  /** Blocks that others are at. */
  | { readonly type: 'others'; readonly others: readonly OtherAtBlock[] }
  /** As far down as another width of the page was scrolled: a share of the way. */
  | { readonly type: 'scroll'; readonly share: number }
  /** Answered by `measured` once the page is at rest; the next request takes the place of one that is not answered yet. */
  | { readonly type: 'measure'; readonly request: number }

export type FromFrame =
  /** The page takes drafts from here on. */
  | { readonly type: 'ready'; readonly address: string }
  | { readonly type: 'navigated'; readonly address: string }
  | { readonly type: 'selected'; readonly blockId: string | undefined }
  | { readonly type: 'hovered'; readonly blockId: string | undefined }
  /** By whoever looks at it; a share of the way down. */
  | { readonly type: 'scrolled'; readonly share: number }
  | { readonly type: 'measured'; readonly request: number; readonly measures: Measures }
  /** Of the selected block; undefined where it is not shown. */
  | { readonly type: 'box'; readonly blockId: string; readonly box: Box | undefined }
  /** The block whose text is typed in from here on, with letters or not; undefined: none any more. */
  | { readonly type: 'typing'; readonly blockId: string | undefined }
  | ({ readonly type: 'text:changed' } & TypedText)
  /** The end of typing; taken back, with the text as it was. */
  | ({ readonly type: 'text:committed' } & TypedText)
  /** The page has no text to copy that is marked; `text` is what is pasted. */
  | { readonly type: 'clipboard'; readonly act: 'copy' | 'cut' | 'paste'; readonly text: string }
  /** A key that means something to the composer, pressed on the page. */
  | ({ readonly type: 'key' } & PressedKey)

export interface TypedText {
  readonly blockId: string
  readonly field: string
  readonly value: string
}

export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const SOURCE = 'vitrine-compose'
const VERSION = 5

/** A message as it is posted. */
export const pack = <Message extends ToFrame | FromFrame>(message: Message) => ({ source: SOURCE, version: VERSION, ...message })

/** A message to the frame; undefined for whatever else is posted there. Never throws. */
export const parseToFrame = (data: unknown): ToFrame | undefined => (isOneOf(TO_FRAME, data) ? (data as ToFrame) : undefined)

/** A message from the frame; undefined for whatever else is posted here. Never throws. */
export const parseFromFrame = (data: unknown): FromFrame | undefined => (isOneOf(FROM_FRAME, data) ? (data as FromFrame) : undefined)

const isOneOf = (shapes: Readonly<Record<string, Shape>>, data: unknown): boolean => {
  if (!hasShape(data, ENVELOPE)) return false
  const { type } = data as { readonly type: string }
  return Object.hasOwn(shapes, type) && hasShape(data, shapes[type] ?? {})
}

const isText: Check = (value) => typeof value === 'string'
const isColor: Check = (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)
const isFlag: Check = (value) => typeof value === 'boolean'
const isNumber: Check = (value) => Number.isFinite(value)
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1
const orNone =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const isShaped =
  (shape: Shape): Check =>
  (value) =>
    hasShape(value, shape)

const ENVELOPE: Shape = { source: (value) => value === SOURCE, version: (value) => value === VERSION, type: isText }
const isTextList: Check = (value) => Array.isArray(value) && value.every(isShaped({ field: isText, value: isText }))
const isOthers: Check = (value) => Array.isArray(value) && value.every(isShaped({ blockId: isText, label: isText, color: isColor }))
const isTitles: Check = (value) => hasShape(value, {}) && Object.values(value as object).every(isText)
const isDraft = isShaped({ key: isText, blocks: Array.isArray, draft: isShaped({ revision: isText, problems: Array.isArray }) })
const TYPED: Shape = { blockId: isText, field: isText, value: isText }

const TO_FRAME: Readonly<Record<ToFrame['type'], Shape>> = {
  setup: { mode: (value) => value === 'edit' || value === 'browse', titles: isTitles },
  page: { key: isText, page: orNone(isDraft) },
  select: { blockId: orNone(isText), texts: isTextList },
  reveal: { blockId: isText },
  others: { others: isOthers },
  scroll: { share: isShare },
  measure: { request: isNumber },
}

const FROM_FRAME: Readonly<Record<FromFrame['type'], Shape>> = {
  ready: { address: isText },
  navigated: { address: isText },
  selected: { blockId: orNone(isText) },
  hovered: { blockId: orNone(isText) },
  scrolled: { share: isShare },
  measured: { request: isNumber, measures: isMeasures },
  box: { blockId: isText, box: orNone(isShaped({ x: isNumber, y: isNumber, width: isNumber, height: isNumber })) },
  typing: { blockId: orNone(isText) },
  'text:changed': TYPED,
  'text:committed': TYPED,
  clipboard: { act: (value) => value === 'copy' || value === 'cut' || value === 'paste', text: isText },
  key: { key: isText, code: isText, altKey: isFlag, ctrlKey: isFlag, metaKey: isFlag, shiftKey: isFlag },
}

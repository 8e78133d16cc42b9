import { hasShape, type Check } from './has-shape.ts'

/** What a frame measures of its page, as it is at the width of the frame. */
export interface Measures {
  /** CSS pixels of the window. */
  readonly width: number
  /** Texts that are painted over a picture. */
  readonly texts: readonly TextOverPicture[]
  readonly weight: PageWeight
}

export interface TextOverPicture {
  readonly blockId: string
  /** How it begins. */
  readonly words: string
  /** WCAG asks less of large text. */
  readonly isLarge: boolean
  /** Contrast that nine tenths of the pixels below the words have at least; undefined where the picture could not be read. */
  readonly ratio: number | undefined
}

/** Bytes as they are sent. */
export interface PageWeight {
  readonly html: number
  readonly styles: number
  readonly scripts: number
  readonly fonts: number
  /** All on the page, also those further down that come with scrolling. */
  readonly pictures: number
  /** How many pictures could not be weighed. */
  readonly unread: number
  readonly largest: HeavyPicture | undefined
}

export interface HeavyPicture {
  /** Undefined: in no block. */
  readonly blockId: string | undefined
  readonly address: string
  readonly bytes: number
  /** CSS pixels. */
  readonly shown: Size
  readonly natural: Size
}

export interface Size {
  readonly width: number
  readonly height: number
}

const isText: Check = (value) => typeof value === 'string'
const isAmount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isSize: Check = (value) => hasShape(value, { width: isAmount, height: isAmount })
const isTexts: Check = (value) =>
  Array.isArray(value) &&
  value.every((text) =>
    hasShape(text, {
      blockId: isText,
      words: isText,
      isLarge: (flag) => typeof flag === 'boolean',
      ratio: (ratio) => ratio === undefined || isAmount(ratio),
    }),
  )
const isHeavy: Check = (value) =>
  value === undefined ||
  hasShape(value, {
    blockId: (id) => id === undefined || isText(id),
    address: isText,
    bytes: isAmount,
    shown: isSize,
    natural: isSize,
  })
const isWeight: Check = (value) =>
  hasShape(value, {
    html: isAmount,
    styles: isAmount,
    scripts: isAmount,
    fonts: isAmount,
    pictures: isAmount,
    unread: isAmount,
    largest: isHeavy,
  })

export const isMeasures: Check = (value) => hasShape(value, { width: isAmount, texts: isTexts, weight: isWeight })

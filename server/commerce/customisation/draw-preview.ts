import { graphemes } from '../../../src/lib/customisation-text.ts'
import { escapeHtml } from '../../../src/lib/escape-html.ts'
import type { PreviewDrawing } from './preview-address.ts'

/** Product pictures are portrait, 4:5. */
const WIDTH = 480
const HEIGHT = 600
/** Of the picture that is seen: products stand in the middle, and the words are to be read. */
const CLOSENESS = 0.68
const LARGEST = 34
const SMALLEST = 6
const FALLBACK_INK = '#171512'

/**
 * The preview as SVG. It has no script and no address, and every word in it is escaped. The product's picture is part of it, as a
 * `data:` address, for an SVG shown as a picture loads nothing; undefined for one that could not be read.
 */
export const drawPreview = ({ text, ink = FALLBACK_INK, at }: PreviewDrawing, picture: string | undefined): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(at)}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ece6dd"/>`,
    picture === undefined
      ? ''
      : `<image href="${escapeHtml(picture)}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"/>`,
    text === '' ? '' : textAt(at, { text, ink }),
    '</svg>',
  ].join('')

/** The middle of the picture, around the words' axis. */
const viewBoxOf = ({ x }: PreviewDrawing['at']): string => {
  const [width, height] = [WIDTH * CLOSENESS, HEIGHT * CLOSENESS]
  const left = Math.min(Math.max(x * WIDTH - width / 2, 0), WIDTH - width)
  return [left, (HEIGHT - height) / 2, width, height].map((length) => Math.round(length)).join(' ')
}

const textAt = ({ x, y, width }: PreviewDrawing['at'], { text, ink }: { readonly text: string; readonly ink: string }): string =>
  `<text x="${x * WIDTH}" y="${y * HEIGHT}" fill="${escapeHtml(ink)}" font-family="Georgia, 'Noto Serif', serif" font-size="${sizeOf(text, width)}"` +
  ` text-anchor="middle" dominant-baseline="middle" style="unicode-bidi: plaintext">${escapeHtml(text)}</text>`

/** Small enough for the widest letters of its script: how a browser will set it cannot be measured here. */
const sizeOf = (text: string, width: number): number => {
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) ? 1 : 0.6
  const fitting = (WIDTH * width) / (graphemes(text).length * wide)
  return Math.max(SMALLEST, Math.min(LARGEST, Math.floor(fitting * 10) / 10))
}

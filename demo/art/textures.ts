import type { Texture } from '../catalogue/materials.ts'

/** A part of the drawing's field. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface TextureRecipe {
  /** An SVG group that covers a box; noise costs by its area, so that is what the picture shows and no more. */
  readonly grain: (box: Box) => string
  /** How strongly the grain shows. */
  readonly opacity: number
}

const noise = (frequency: string, octaves: number, contrast: number): string =>
  `<filter id="noise" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="3"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${contrast} 0 0 0 ${-contrast / 2}"/></filter>`

const rect = ({ x, y, width, height }: Box, paint: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${paint}/>`

const noiseSheet = (box: Box): string => rect(box, 'filter="url(#noise)"')

/** The same noise along and across. */
const crossedNoise = (box: Box): string => {
  const { x, y, width, height } = box
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const across = { x: middleX - height / 2, y: middleY - width / 2, width: height, height: width }
  return `${noiseSheet(box)}<g transform="rotate(90 ${middleX} ${middleY})">${noiseSheet(across)}</g>`
}

const pattern = (width: number, height: number, body: string, transform = ''): string =>
  `<pattern id="weave" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform === '' ? '' : ` patternTransform="${transform}"`}>${body}</pattern>`

const sheet =
  (content: (box: Box) => string, definitions: string) =>
  (box: Box): string =>
    `<defs>${definitions}</defs>${content(box)}`

const patternSheet = (box: Box): string => rect(box, 'fill="url(#weave)"')

const stitch =
  '<path d="M0 0L5 6V11L0 5ZM10 0L5 6V11L10 5Z" fill="#000" opacity=".34"/><path d="M1 1L5 5.6M9 1L5 5.6" stroke="#fff" stroke-width="1" opacity=".35"/>'

/** How each surface is painted. */
export const TEXTURES: Readonly<Record<Texture, TextureRecipe>> = {
  plain: { grain: sheet(noiseSheet, noise('0.8', 2, 1.1)), opacity: 0.1 },
  weave: {
    grain: sheet(crossedNoise, noise('0.02 0.7', 3, 1.6)),
    opacity: 0.2,
  },
  twill: {
    grain: sheet(
      patternSheet,
      pattern(
        9,
        9,
        '<rect width="3.6" height="9" fill="#000" opacity=".55"/><rect x="5" width="1.6" height="9" fill="#fff" opacity=".4"/>',
      ),
    ),
    opacity: 0.2,
  },
  knit: { grain: sheet(patternSheet, pattern(10, 11, stitch)), opacity: 0.55 },
  denim: {
    grain: sheet(
      (box) => `${patternSheet(box)}${noiseSheet(box)}`,
      `${pattern(5, 5, '<rect width="2" height="5" fill="#fff" opacity=".55"/>', 'rotate(32)')}${noise('0.05 0.9', 2, 1.4)}`,
    ),
    opacity: 0.24,
  },
  satin: { grain: sheet(noiseSheet, noise('0.5 0.03', 2, 0.8)), opacity: 0.05 },
  leather: { grain: sheet(noiseSheet, noise('0.32', 3, 1.5)), opacity: 0.16 },
  metal: { grain: () => '', opacity: 0 },
  felt: { grain: sheet(noiseSheet, noise('1.1', 3, 1.7)), opacity: 0.22 },
}

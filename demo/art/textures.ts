import type { Texture } from '../catalogue/materials.ts'

interface TextureRecipe {
  /** SVG filters and patterns with the ids `grain` (over everything) and `rib` (cuffs and hems). */
  readonly grain: string
  /** How strongly the grain shows. */
  readonly opacity: number
  /** How strongly the material creases and shines. */
  readonly crease: number
  readonly shine: number
}

const noise = (frequency: string, octaves: number, contrast: number): string =>
  `<filter id="noise" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="3"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${contrast} 0 0 0 ${-contrast / 2}"/></filter>`

const noiseSheet = '<rect width="960" height="1280" filter="url(#noise)"/>'

const pattern = (width: number, height: number, body: string, transform = ''): string =>
  `<pattern id="weave" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform === '' ? '' : ` patternTransform="${transform}"`}>${body}</pattern>`

const sheet = (content: string, definitions: string): string => `<defs>${definitions}</defs>${content}`

const patternSheet = '<rect width="960" height="1280" fill="url(#weave)"/>'

const stitch =
  '<path d="M0 0L5 6V11L0 5ZM10 0L5 6V11L10 5Z" fill="#000" opacity=".34"/><path d="M1 1L5 5.6M9 1L5 5.6" stroke="#fff" stroke-width="1" opacity=".35"/>'

/** How each surface is painted. */
export const TEXTURES: Readonly<Record<Texture, TextureRecipe>> = {
  plain: { grain: sheet(noiseSheet, noise('0.8', 2, 1.1)), opacity: 0.1, crease: 0.55, shine: 0.12 },
  weave: {
    grain: sheet(
      `${noiseSheet}<g transform="rotate(90 480 640) translate(-160 160)"><rect width="1280" height="960" filter="url(#noise)"/></g>`,
      noise('0.02 0.7', 3, 1.6),
    ),
    opacity: 0.2,
    crease: 0.8,
    shine: 0.08,
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
    crease: 0.5,
    shine: 0.1,
  },
  knit: { grain: sheet(patternSheet, pattern(10, 11, stitch)), opacity: 0.55, crease: 0.35, shine: 0.05 },
  denim: {
    grain: sheet(
      `${patternSheet}${noiseSheet}`,
      `${pattern(5, 5, '<rect width="2" height="5" fill="#fff" opacity=".55"/>', 'rotate(32)')}${noise('0.05 0.9', 2, 1.4)}`,
    ),
    opacity: 0.24,
    crease: 0.7,
    shine: 0.08,
  },
  satin: { grain: sheet(noiseSheet, noise('0.5 0.03', 2, 0.8)), opacity: 0.05, crease: 0.95, shine: 0.6 },
  leather: { grain: sheet(noiseSheet, noise('0.32', 3, 1.5)), opacity: 0.16, crease: 0.3, shine: 0.45 },
  metal: { grain: '', opacity: 0, crease: 0, shine: 0.8 },
  felt: { grain: sheet(noiseSheet, noise('1.1', 3, 1.7)), opacity: 0.22, crease: 0.42, shine: 0.04 },
}

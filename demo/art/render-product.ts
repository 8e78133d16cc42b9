import type { View } from '../catalogue/demo-media.ts'
import type { Texture } from '../catalogue/materials.ts'
import type { SilhouetteName } from '../catalogue/product-type.ts'
import { backdrop } from './backdrop.ts'
import { paintDrawing } from './paint-drawing.ts'
import { SILHOUETTES } from './silhouettes.ts'

export interface ProductPicture {
  readonly silhouette: SilhouetteName
  readonly texture: Texture
  readonly hex: string
  readonly seed: number
  readonly view: View
  readonly isForKids: boolean
}

/** A product as a portrait picture of 960 by 1280, in SVG; the same product always looks the same. */
export const renderProduct = ({ silhouette, texture, hex, seed, view, isForKids }: ProductPicture): string => {
  const drawing = SILHOUETTES[silhouette](view === 'back')
  const isStanding = drawing.pose === 'standing'
  const thing = paintDrawing({ drawing, hex, texture, seed: view === 'back' ? seed + 31 : seed, prefix: 'p' })
  const stage = backdrop({
    width: 960,
    height: 1280,
    seed: view === 'back' ? seed + 1 : seed,
    hex,
    ...(isStanding ? { floorY: (drawing.floorY ?? 1_000) - 120 } : {}),
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1280" width="960" height="1280">${stage}<g transform="${placement({ view, isStanding, isForKids })}">${thing}</g></svg>`
}

/** The back of what stands is its other side; close up is near the chest, or the middle of what stands. */
const placement = ({
  view,
  isStanding,
  isForKids,
}: {
  readonly view: View
  readonly isStanding: boolean
  readonly isForKids: boolean
}): string => {
  const size = isStanding
    ? ''
    : isForKids
      ? 'translate(480 640) scale(1 .86) translate(-480 -640)'
      : 'translate(480 640) scale(1.1) translate(-480 -640)'
  if (view === 'detail') return isStanding ? 'translate(-620 -1120) scale(2)' : 'translate(-640 -420) scale(2.1)'
  if (view === 'back' && isStanding) return 'translate(960 0) scale(-1 1)'
  return size
}

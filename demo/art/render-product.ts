import type { View } from '../catalogue/demo-media.ts'
import type { Texture } from '../catalogue/materials.ts'
import type { SilhouetteName } from '../catalogue/product-type.ts'
import { boundsOf, type Bounds } from './bounds-of.ts'
import type { Drawing } from './drawing.ts'
import { paintDrawing } from './paint-drawing.ts'
import { shade } from './paint.ts'
import { SILHOUETTES } from './silhouettes.ts'
import type { Stage } from './stage-of.ts'
import type { Box } from './textures.ts'

export interface ProductPicture {
  readonly silhouette: SilhouetteName
  readonly texture: Texture
  readonly hex: string
  readonly stage: Stage
  readonly view: View
  readonly isForKids: boolean
}

const WIDTH = 960
const HEIGHT = 1_280
/** Where things stand: cards show 4:5 of the picture, so that this is 76 % of them. */
const HORIZON = 952

/** A product as a portrait picture of 960 by 1280, in SVG; the same product always looks the same. */
export const renderProduct = (picture: ProductPicture): string => {
  const { silhouette, hex, stage, view } = picture
  const drawing = SILHOUETTES[silhouette](view === 'back')
  const { transform, surface } = view === 'detail' ? closeUp(drawing, picture) : whole(drawing, picture)
  const thing = paintDrawing({ drawing, hex, prefix: 'p', ...(surface === undefined ? {} : { surface }) })
  const plinth = stage.hasPlinth && drawing.pose === 'standing' && view !== 'detail' ? renderPlinth(stage.ground) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${stage.ground}"/>${plinth}<g transform="${transform}">${thing}</g></svg>`
}

const renderPlinth = (ground: string): string =>
  `<path d="M170 ${HORIZON}V${HEIGHT}H790V${HORIZON}Z" fill="${shade(ground, 0.28)}"/><ellipse cx="480" cy="${HORIZON}" rx="310" ry="52" fill="${shade(ground, 0.5)}"/>`

interface Placement {
  readonly transform: string
  readonly surface?: { readonly texture: Texture; readonly box: Box }
}

/** Largest share of the picture that a thing fills, and how much larger than drawn it may get: small things stay smaller. */
const FLAT = { width: 660, height: 840, most: 1.25 }
const STANDING = { width: 600, height: 620, most: 1.45 }
const KIDS = 0.86

/** In the middle, or on the horizon. The back of what stands is its other side. */
const whole = (drawing: Drawing, { view, isForKids }: ProductPicture): Placement => {
  const { left, top, right, bottom } = extentOf(drawing)
  const isStanding = drawing.pose === 'standing'
  const field = isStanding ? STANDING : FLAT
  const fitted = Math.min(field.width / (right - left), field.height / (bottom - top), field.most) * (isForKids && !isStanding ? KIDS : 1)
  const y = isStanding ? HORIZON - (drawing.floorY ?? bottom) * fitted : HEIGHT / 2 - ((top + bottom) / 2) * fitted
  const across = view === 'back' && isStanding ? -fitted : fitted
  return { transform: `translate(${WIDTH / 2 - ((left + right) / 2) * across} ${y}) scale(${across} ${fitted})` }
}

const CLOSE = 2.6

/** Shares of width and height, from the upper start corner, of what fills a picture close up: collars, clasps and pockets say more than the middle. */
const UPPER = { x: 0.64, y: 0.3 }
const POCKET = { x: 0.8, y: 0.2 }
const MIDDLE = { x: 0.64, y: 0.5 }

const focusOf = ({ pose }: Drawing, { silhouette }: ProductPicture): typeof UPPER => {
  if (pose === 'standing') return MIDDLE
  return ['trousers', 'wide-trousers', 'jeans', 'shorts'].includes(silhouette) ? POCKET : UPPER
}

const closeUp = (drawing: Drawing, picture: ProductPicture): Placement => {
  const { texture } = picture
  const { left, top, right, bottom } = extentOf(drawing)
  const focus = focusOf(drawing, picture)
  const x = left + (right - left) * focus.x
  const y = top + (bottom - top) * focus.y
  const [width, height] = [WIDTH / CLOSE, HEIGHT / CLOSE]
  return {
    transform: `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${CLOSE}) translate(${-x} ${-y})`,
    surface: { texture, box: { x: x - width / 2, y: y - height / 2, width, height } },
  }
}

const extentOf = ({ layers }: Drawing): Bounds => boundsOf(layers.flatMap((layer) => ('d' in layer ? layer.d : [])))

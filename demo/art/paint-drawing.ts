import type { Texture } from '../catalogue/materials.ts'
import type { Drawing, Layer } from './drawing.ts'
import { lightness, shade } from './paint.ts'
import { TEXTURES, type Box } from './textures.ts'

interface Paint {
  readonly drawing: Drawing
  readonly hex: string
  /** The surface, where the picture is close enough to see it, and what of the drawing that shows. */
  readonly surface?: { readonly texture: Texture; readonly box: Box }
  /** Keeps ids apart where several drawings share a picture. */
  readonly prefix: string
}

/** A drawing in a color, as an SVG group with its definitions: flat pieces with one edge and one shade inside, and a soft shadow. */
export const paintDrawing = ({ drawing, hex, surface, prefix }: Paint): string => `<defs>
    <filter id="${prefix}soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter></defs>
    ${castShadow(drawing, prefix)}
    ${drawing.layers.map((layer, index) => (layer.kind === 'cloth' ? paintCloth({ layer, hex, prefix, clip: `${prefix}c${index}` }) : '')).join('')}
    ${surface === undefined ? '' : grain(drawing, surface, hex, prefix)}
    ${drawing.layers.map((layer) => onTop(layer, hex)).join('')}`

/** What lies flat throws a shadow to the end side; what stands throws it along the floor. */
const castShadow = ({ pose, layers, floorY = 1_060 }: Drawing, prefix: string): string => {
  if (pose === 'standing')
    return `<g fill="#2a2018" filter="url(#${prefix}soft)"><ellipse cx="560" cy="${floorY - 4}" rx="310" ry="20" opacity=".16"/><ellipse cx="490" cy="${floorY}" rx="220" ry="12" opacity=".26"/></g>`
  const shapes = layers
    .flatMap((layer) =>
      layer.kind === 'cloth'
        ? `<path d="${layer.d}" fill-rule="evenodd"/>`
        : layer.kind === 'stroke'
          ? `<path d="${layer.d}" fill="none" stroke="#2a2018" stroke-width="${layer.width}" stroke-linecap="round"/>`
          : [],
    )
    .join('')
  return `<g fill="#2a2018" filter="url(#${prefix}soft)" opacity=".26" transform="translate(16 20)">${shapes}</g>`
}

interface Piece {
  readonly layer: Extract<Layer, { kind: 'cloth' }>
  readonly hex: string
  readonly prefix: string
  readonly clip: string
}

const paintCloth = ({ layer: { d, tone = 0, fill }, hex, prefix, clip }: Piece): string => {
  const base = fill ?? shade(hex, tone * 0.8)
  const edge = lightness(hex) < 0.2 ? shade(hex, 0.36) : shade(hex, -0.42)
  return `<clipPath id="${clip}"><path d="${d}" clip-rule="evenodd"/></clipPath>
    <path d="${d}" fill="${base}" fill-rule="evenodd"/>
    <g clip-path="url(#${clip})"><path d="${d}" fill="none" stroke="${shade(hex, -0.6)}" stroke-width="30" opacity=".22" transform="translate(-7 -9)" filter="url(#${prefix}soft)"/></g>
    <path d="${d}" fill="none" stroke="${edge}" stroke-width="2" opacity=".6"/>`
}

/** The surface over every piece that has one. */
const grain = ({ layers }: Drawing, { texture, box }: NonNullable<Paint['surface']>, hex: string, prefix: string): string => {
  const { grain: sheet, opacity } = TEXTURES[texture]
  const cloths = layers.flatMap((layer) => (layer.kind === 'cloth' && layer.surface !== 'smooth' ? layer.d : []))
  return `<mask id="${prefix}all"><g fill="#fff">${cloths.map((d) => `<path d="${d}" fill-rule="evenodd"/>`).join('')}</g></mask>
    <g mask="url(#${prefix}all)" opacity="${lightness(hex) < 0.25 ? opacity * 1.3 : opacity}">${namespaced(sheet(box), prefix)}</g>`
}

/** Lines and buttons lie above the surface. */
const onTop = (layer: Layer, hex: string): string => {
  if (layer.kind === 'seam')
    return `<path d="${layer.d}" fill="none" stroke="${shade(hex, lightness(hex) < 0.25 ? 0.22 : -0.34)}" stroke-width="2.2" opacity=".75"${layer.isDashed === true ? ' stroke-dasharray="7 5"' : ''}/>`
  if (layer.kind === 'stroke') return paintStroke(layer, hex)
  if (layer.kind === 'button') return paintButton(layer, hex)
  return ''
}

const paintStroke = ({ d, width, tone = 0, color }: Extract<Layer, { kind: 'stroke' }>, hex: string): string => {
  const base = color ?? shade(hex, tone)
  const line = (stroke: string, size: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${size}" stroke-linecap="round" stroke-linejoin="round"/>`
  return `${line(shade(base, -0.4), width)}${line(base, Math.max(width - 4, width * 0.6))}`
}

const paintButton = ({ x, y, radius, color }: Extract<Layer, { kind: 'button' }>, hex: string): string => {
  const base = color ?? shade(hex, lightness(hex) < 0.3 ? 0.2 : -0.3)
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${base}" stroke="${shade(base, -0.4)}" stroke-width="1.6"/>`
}

const namespaced = (svg: string, prefix: string): string => svg.replaceAll('id="', `id="${prefix}`).replaceAll('url(#', `url(#${prefix}`)

import type { Texture } from '../catalogue/materials.ts'
import type { Drawing, Layer } from './drawing.ts'
import { lightness, shade } from './paint.ts'
import { TEXTURES } from './textures.ts'

interface Paint {
  readonly drawing: Drawing
  readonly hex: string
  readonly texture: Texture
  /** Decides where the material creases. */
  readonly seed: number
  /** Keeps ids apart where several drawings share a picture. */
  readonly prefix: string
}

/** A drawing in a color and material, as an SVG group with its definitions. */
export const paintDrawing = ({ drawing, hex, texture, seed, prefix }: Paint): string => {
  const { grain, opacity, crease, shine } = TEXTURES[texture]
  const cloths = drawing.layers.flatMap((layer) => (layer.kind === 'cloth' && layer.surface !== 'smooth' ? layer.d : []))
  const isDark = lightness(hex) < 0.25
  return `<defs>${gradients(hex, prefix)}${filters(seed, prefix)}
    <mask id="${prefix}all"><g fill="#fff">${cloths.map((d) => `<path d="${d}" fill-rule="evenodd"/>`).join('')}</g></mask></defs>
    ${castShadow(drawing, prefix)}
    ${paintLayers(drawing.layers, hex, prefix)}
    <g mask="url(#${prefix}all)">
      <rect width="960" height="1280" filter="url(#${prefix}crease)" opacity="${crease * (isDark ? 0.45 : 0.5)}"/>
      ${shine > 0.3 ? `<rect width="960" height="1280" filter="url(#${prefix}shine)" opacity="${shine * (isDark ? 0.34 : 0.6)}"/>` : ''}
      <g opacity="${isDark ? opacity * 1.3 : opacity}">${namespaced(grain, prefix)}</g>
    </g>
    ${drawing.layers.map((layer) => onTop(layer, hex)).join('')}`
}

const gradients = (hex: string, prefix: string): string => `
  <linearGradient id="${prefix}body" gradientUnits="userSpaceOnUse" x1="120" y1="120" x2="860" y2="1200">
    <stop offset="0" stop-color="${shade(hex, 0.2)}"/><stop offset=".45" stop-color="${hex}"/><stop offset="1" stop-color="${shade(hex, -0.22)}"/>
  </linearGradient>`

const filters = (seed: number, prefix: string): string => `
  <filter id="${prefix}soft" x="-12%" y="-12%" width="124%" height="124%"><feGaussianBlur stdDeviation="10"/></filter>
  <filter id="${prefix}cast" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter>
  <filter id="${prefix}crease" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency="0.0105 0.0034" numOctaves="2" seed="${seed % 997}" result="noise"/>
    <feColorMatrix in="noise" values="0 0 0 0 .06  0 0 0 0 .045  0 0 0 0 .035  2.6 0 0 0 -1.3" result="shade"/>
    <feColorMatrix in="noise" values="0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .91  0 2.4 0 0 -1.25" result="light"/>
    <feMerge><feMergeNode in="shade"/><feMergeNode in="light"/></feMerge>
  </filter>
  <filter id="${prefix}shine" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency="0.016 0.0028" numOctaves="2" seed="${(seed + 13) % 991}"/>
    <feColorMatrix values="0 0 0 0 1  0 0 0 0 .98  0 0 0 0 .94  5.5 0 0 0 -3.1"/>
  </filter>`

/** What lies flat throws a close shadow all around; what stands throws one along the floor. */
const castShadow = ({ pose, layers, floorY = 1_060 }: Drawing, prefix: string): string => {
  const shapes = layers
    .flatMap((layer) =>
      layer.kind === 'cloth'
        ? `<path d="${layer.d}" fill-rule="evenodd"/>`
        : layer.kind === 'stroke'
          ? `<path d="${layer.d}" fill="none" stroke="#2a2018" stroke-width="${layer.width}" stroke-linecap="round"/>`
          : [],
    )
    .join('')
  if (pose === 'flat')
    return `<g fill="#2a2018"><g filter="url(#${prefix}cast)" opacity=".3" transform="translate(16 30)">${shapes}</g><g filter="url(#${prefix}soft)" opacity=".22" transform="translate(4 8)">${shapes}</g></g>`
  return `<g fill="#2a2018"><g filter="url(#${prefix}cast)" opacity=".34" transform="translate(${0.34 * floorY} ${floorY * 0.84}) skewX(-18) scale(1 .16)">${shapes}</g><ellipse cx="490" cy="${floorY + 4}" rx="300" ry="16" opacity=".22" filter="url(#${prefix}soft)"/></g>`
}

/** Each piece with the folds that follow it; those are blurred together, since a blur costs more than what it blurs. */
const paintLayers = (layers: readonly Layer[], hex: string, prefix: string): string =>
  layers
    .map((layer, index) => {
      if (layer.kind !== 'cloth') return ''
      const after = layers.slice(index + 1)
      const next = after.findIndex(({ kind }) => kind === 'cloth')
      const folds = (next === -1 ? after : after.slice(0, next)).map(paintFold).join('')
      return paintCloth({ layer, hex, prefix, clip: `${prefix}c${index}`, folds })
    })
    .join('')

const paintFold = (layer: Layer): string =>
  layer.kind === 'fold'
    ? `<path d="${layer.d}" fill="none" stroke="${layer.strength > 0 ? '#120d0a' : '#fff6e8'}" stroke-width="${layer.width}" stroke-linecap="round" opacity="${Math.abs(layer.strength)}"/>`
    : ''

interface Piece {
  readonly layer: Extract<Layer, { kind: 'cloth' }>
  readonly hex: string
  readonly prefix: string
  readonly clip: string
  readonly folds: string
}

const paintCloth = ({ layer: { d, tone = 0, fill }, hex, prefix, clip, folds }: Piece): string => {
  const edge = lightness(hex) < 0.2 ? shade(hex, 0.3) : shade(hex, -0.5)
  return `<clipPath id="${clip}"><path d="${d}" clip-rule="evenodd"/></clipPath>
    <path d="${d}" fill="#120d0a" fill-rule="evenodd" opacity=".26" transform="translate(2 7)" filter="url(#${prefix}soft)"/>
    <path d="${d}" fill="${fill ?? `url(#${prefix}body)`}" fill-rule="evenodd"/>
    ${tone === 0 ? '' : `<path d="${d}" fill="${tone > 0 ? '#fff6e8' : '#120d0a'}" fill-rule="evenodd" opacity="${Math.abs(tone)}"/>`}
    <g clip-path="url(#${clip})"><g filter="url(#${prefix}soft)">
      <path d="${d}" fill="none" stroke="${shade(hex, -0.65)}" stroke-width="34" opacity=".32" transform="translate(-5 -9)"/>
      <path d="${d}" fill="none" stroke="#fff6e8" stroke-width="16" opacity=".2" transform="translate(9 10)"/>
      ${folds}
    </g></g>
    <path d="${d}" fill="none" stroke="${edge}" stroke-width="1.6" opacity=".42"/>`
}

/** Lines and buttons lie above the texture. */
const onTop = (layer: Layer, hex: string): string => {
  if (layer.kind === 'seam')
    return `<path d="${layer.d}" fill="none" stroke="${shade(hex, lightness(hex) < 0.25 ? 0.22 : -0.34)}" stroke-width="2.2" opacity=".75"${layer.isDashed === true ? ' stroke-dasharray="7 5"' : ''}/>`
  if (layer.kind === 'stroke') return paintStroke(layer, hex)
  if (layer.kind === 'button') return paintButton(layer, hex)
  return ''
}

const paintStroke = ({ d, width, tone = 0, color }: Extract<Layer, { kind: 'stroke' }>, hex: string): string => {
  const base = color ?? shade(hex, tone)
  return `<path d="${d}" fill="none" stroke="${shade(base, -0.45)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="${d}" fill="none" stroke="${base}" stroke-width="${width * 0.8}" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="${d}" fill="none" stroke="${shade(base, 0.4)}" stroke-width="${width * 0.22}" opacity=".6" stroke-linecap="round" stroke-linejoin="round" transform="translate(${-width * 0.16} ${-width * 0.16})"/>`
}

const paintButton = ({ x, y, radius, color }: Extract<Layer, { kind: 'button' }>, hex: string): string => {
  const base = color ?? shade(hex, lightness(hex) < 0.3 ? 0.2 : -0.3)
  return `<circle cx="${x + 1.5}" cy="${y + 3}" r="${radius}" fill="#120d0a" opacity=".35"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${base}"/>
    <circle cx="${x - radius * 0.2}" cy="${y - radius * 0.25}" r="${radius * 0.62}" fill="${shade(base, 0.25)}" opacity=".7"/>`
}

const namespaced = (svg: string, prefix: string): string => svg.replaceAll('id="', `id="${prefix}`).replaceAll('url(#', `url(#${prefix}`)

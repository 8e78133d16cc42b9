import { seedOf } from '../catalogue/chance.ts'
import { paintDrawing } from './paint-drawing.ts'
import { shade } from './paint.ts'
import { renderCloth, renderField } from './render-texture.ts'
import { propsOf, type Prop } from './scene-props.ts'
import { wallOf } from './wall-of.ts'
import { SILHOUETTES } from './silhouettes.ts'

/** A composed picture, as the content asks for it: what it is called, how large, and what it shows in words. */
export interface Scene {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly subject: string
}

/** Whether words stand beside what a picture of this shape shows. */
export const isWide = ({ width, height }: Pick<Scene, 'width' | 'height'>): boolean => width > height * 1.5

const WALLS = ['#dccdb8', '#c9bfae', '#d7c3ad', '#b9b49f', '#cdb39c', '#c4c0b4', '#d9c7b6', '#a9ab98'] as const

/** A still life in a sunlit room: garments on a rail, or things on plinths, with the light of a window on the wall. */
export const renderScene = ({ name, width, height, subject }: Scene): string => {
  const seed = seedOf(name)
  if (/\bfield\b/.test(subject)) return renderField({ width, height })
  if (/\b(close up|weave|cloth folded)\b/.test(subject)) return renderCloth({ width, height })
  const wall = wallOf(subject) ?? WALLS[seed % WALLS.length] ?? WALLS[0]
  const props = propsOf(`${name.replaceAll('-', ' ')} ${subject}`)
  const standing = props.every(({ silhouette }) => SILHOUETTES[silhouette](false).pose === 'standing')
  // A wide picture carries words at its start: the things stand at its end.
  const from = isWide({ width, height }) ? 0.42 : 0.07
  const stage = { width, height, seed, props, from }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    ${room({ width, height, wall, seed })}${standing ? plinths(stage, wall) : rail(stage)}</svg>`
}

interface Stage {
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly props: readonly Prop[]
  /** Share of the width that stays free at the start. */
  readonly from: number
}

const room = ({
  width,
  height,
  wall,
  seed,
}: {
  readonly width: number
  readonly height: number
  readonly wall: string
  readonly seed: number
}): string => {
  const floorY = height * 0.82
  const paneX = width * (0.06 + (seed % 5) * 0.05)
  const pane = height * 0.24
  return `<defs>
    <linearGradient id="room" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(wall, 0.4)}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${shade(wall, -0.24)}"/></linearGradient>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(wall, -0.2)}"/><stop offset="1" stop-color="${shade(wall, 0.04)}"/></linearGradient>
    <filter id="sun" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${height / 90}"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#room)"/>
    <rect y="${floorY}" width="${width}" height="${height - floorY}" fill="url(#ground)"/>
    <rect y="${floorY - 3}" width="${width}" height="6" fill="${shade(wall, -0.3)}" opacity=".25" filter="url(#sun)"/>
    <g fill="#fff6e0" opacity=".34" filter="url(#sun)" transform="skewX(-22)">${[0, 1, 2].flatMap((column) => [0, 1].map((row) => `<rect x="${paneX + height * 0.12 + column * pane * 0.72}" y="${height * 0.06 + row * pane * 1.12}" width="${pane * 0.6}" height="${pane}"/>`)).join('')}</g>`
}

/** Garments side by side on a rail; how many depends on how wide the picture is. */
const rail = ({ width, height, seed, props, from }: Stage): string => {
  const field = width * (0.95 - from)
  const count = Math.max(2, Math.min(5, Math.round((field / height) * 3)))
  const size = Math.min((height * 0.86) / 1_280, (field * 1.28) / (count * 600))
  const railY = height * 0.1
  const step = field / count
  const things = Array.from({ length: count }, (_, index) => {
    const prop = props[(index + seed) % props.length] ?? props[0]
    if (prop === undefined) return ''
    const x = width * from + step * (index + 0.5) - 480 * size
    return `<g transform="translate(${x} ${railY - 110 * size}) scale(${size})"><path d="M480 120C480 90 505 92 505 74C505 56 476 56 474 76M480 120V190M480 190L360 262M480 190L600 262" fill="none" stroke="#6d5a45" stroke-width="7" stroke-linecap="round"/>${paint(prop, `s${index}`)}</g>`
  }).join('')
  return `<rect x="${width * (from - 0.03)}" y="${railY - 6}" width="${field + width * 0.04}" height="${Math.max(6, height / 130)}" rx="4" fill="#7a6650"/><rect x="${width * (from - 0.03)}" y="${railY - 6}" width="${field + width * 0.04}" height="2" fill="#fff3dd" opacity=".5"/>${things}`
}

/** Things that stand, each on a block of plaster of its own height. */
const plinths = ({ width, height, seed, props, from }: Stage, wall: string): string => {
  const count = width > height * 1.3 ? Math.min(3, props.length + 1) : Math.min(2, props.length)
  const step = (width * (0.93 - from)) / count
  const size = Math.min((height * 0.62) / 900, (step * 1.05) / 640)
  return Array.from({ length: count }, (_, index) => {
    const prop = props[(index + seed) % props.length] ?? props[0]
    if (prop === undefined) return ''
    const floorY = SILHOUETTES[prop.silhouette](false).floorY ?? 1_000
    const blockHeight = height * (0.2 + 0.11 * ((index + seed) % 3))
    const middle = width * from + step * (index + 0.5)
    const topY = height * 0.94 - blockHeight
    return `<g><rect x="${middle - step * 0.43 + 14}" y="${topY + 18}" width="${step * 0.86}" height="${blockHeight}" fill="#2a2018" opacity=".22" filter="url(#sun)"/>
      <rect x="${middle - step * 0.43}" y="${topY}" width="${step * 0.86}" height="${blockHeight + height * 0.06}" fill="${shade(wall, 0.34)}"/>
      <rect x="${middle + step * 0.1}" y="${topY}" width="${step * 0.33}" height="${blockHeight + height * 0.06}" fill="${shade(wall, -0.1)}" opacity=".4" filter="url(#sun)"/>
      <rect x="${middle - step * 0.43}" y="${topY}" width="${step * 0.86}" height="${height * 0.02}" fill="${shade(wall, 0.62)}"/>
      <g transform="translate(${middle - 490 * size} ${topY + height * 0.014 - floorY * size}) scale(${size})">${paint(prop, `s${index}`)}</g></g>`
  }).join('')
}

const paint = ({ silhouette, hex }: Prop, prefix: string): string => paintDrawing({ drawing: SILHOUETTES[silhouette](false), hex, prefix })

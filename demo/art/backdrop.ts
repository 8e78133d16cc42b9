import { lightness, shade } from './paint.ts'

const WALLS = ['#ece6dd', '#e8e3dc', '#efe8df', '#e6e2d9', '#ede4d9', '#e9e5df'] as const
const DEEP_WALLS = ['#d6cdc0', '#cfc8bd', '#d9cfc1', '#cdc7ba'] as const

interface Backdrop {
  readonly width: number
  readonly height: number
  readonly seed: number
  /** Color of the product in front: a pale one gets a darker wall. */
  readonly hex: string
  /** Where wall and floor meet; left out for a surface seen from above. */
  readonly floorY?: number
}

/** A warm studio: light from the upper left, a soft fall-off, and a floor where something stands. */
export const backdrop = ({ width, height, seed, hex, floorY }: Backdrop): string => {
  const walls = lightness(hex) > 0.78 ? DEEP_WALLS : WALLS
  const wall = walls[seed % walls.length] ?? WALLS[0]
  return `<defs>
    <radialGradient id="wall" cx=".28" cy=".2" r="1.05"><stop offset="0" stop-color="${shade(wall, 0.45)}"/><stop offset=".55" stop-color="${wall}"/><stop offset="1" stop-color="${shade(wall, -0.13)}"/></radialGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(wall, -0.1)}"/><stop offset=".25" stop-color="${shade(wall, -0.02)}"/><stop offset="1" stop-color="${shade(wall, 0.1)}"/></linearGradient>
    <filter id="haze" x="-10%" y="-60%" width="120%" height="220%"><feGaussianBlur stdDeviation="18"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    ${floorY === undefined ? '' : `<rect x="-40" y="${floorY}" width="${width + 80}" height="${height - floorY + 80}" fill="url(#floor)" filter="url(#haze)"/>`}`
}

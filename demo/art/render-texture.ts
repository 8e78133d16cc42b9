import { chance } from '../catalogue/chance.ts'
import { paintDrawing } from './paint-drawing.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const CLOTH_LAYERS = [
  { kind: 'cloth', d: 'M-60 -60H1020V1340H-60Z' },
  { kind: 'fold', d: 'M-40 240C240 120 520 420 1000 180', width: 70, strength: 0.14 },
  { kind: 'fold', d: 'M-40 330C260 220 520 520 1000 290', width: 50, strength: -0.24 },
  { kind: 'fold', d: 'M-40 720C220 860 620 560 1000 760', width: 90, strength: 0.14 },
  { kind: 'fold', d: 'M-40 830C260 950 640 680 1000 860', width: 54, strength: -0.24 },
  { kind: 'fold', d: 'M120 1320C220 1080 420 1060 700 1320', width: 70, strength: 0.12 },
] as const

/** Undyed cloth filling the picture. */
export const renderCloth = ({ width, height, seed }: Size & { readonly seed: number }): string => {
  const scale = Math.max(width / 960, height / 1_280)
  const cloth = paintDrawing({ drawing: { pose: 'flat', layers: CLOTH_LAYERS }, hex: '#d9cbb2', texture: 'weave', seed, prefix: 'c' })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g transform="scale(${scale})">${cloth}</g></svg>`
}

const FLOWERS = 900

/** A field of flax under a wide sky. */
export const renderField = ({ width, height }: Size): string => {
  const next = chance(11)
  const horizon = height * 0.62
  const flowers = Array.from({ length: FLOWERS }, () => {
    const near = next() ** 1.6
    const radius = 0.8 + near * height * 0.008
    return `<ellipse cx="${(next() * width).toFixed(1)}" cy="${(horizon + near * (height - horizon)).toFixed(1)}" rx="${radius.toFixed(1)}" ry="${(radius * 0.8).toFixed(1)}" fill="${next() < 0.7 ? '#8fa9cf' : '#c3d0e2'}" opacity="${(0.5 + near * 0.5).toFixed(2)}"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b8cbd9"/><stop offset="1" stop-color="#f0e7d8"/></linearGradient>
    <linearGradient id="crop" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b5bfa0"/><stop offset="1" stop-color="#6f8060"/></linearGradient>
    <filter id="far" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="${height / 70}"/></filter></defs>
    <rect width="${width}" height="${horizon + 4}" fill="url(#sky)"/>
    <ellipse cx="${width * 0.3}" cy="${horizon}" rx="${width * 0.5}" ry="${height * 0.06}" fill="#93a393" opacity=".6" filter="url(#far)"/>
    <ellipse cx="${width * 0.85}" cy="${horizon}" rx="${width * 0.4}" ry="${height * 0.04}" fill="#7f9184" opacity=".6" filter="url(#far)"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#crop)"/>${flowers}</svg>`
}

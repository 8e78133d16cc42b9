import { chance } from '../catalogue/chance.ts'
import { paintDrawing } from './paint-drawing.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const CLOTH = { pose: 'flat', layers: [{ kind: 'cloth', d: 'M-60 -60H1020V1340H-60Z' }] } as const

/** Undyed cloth filling the picture, in soft waves. */
export const renderCloth = ({ width, height }: Size): string => {
  const scale = Math.max(width / 960, height / 1_280)
  const cloth = paintDrawing({
    drawing: CLOTH,
    hex: '#d9cbb2',
    surface: { texture: 'weave', box: { x: 0, y: 0, width: 960, height: 1_280 } },
    prefix: 'c',
  })
  const waves = [0, 0.5, 1].map(
    (offset, index) => `<stop offset="${offset}" stop-color="${index === 1 ? '#fff8ea' : '#3a2c1c'}" stop-opacity=".2"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
    <linearGradient id="waves" x1="0" y1="0" x2=".16" y2=".32" spreadMethod="reflect">${waves.join('')}</linearGradient></defs>
    <g transform="scale(${scale})">${cloth}</g><rect width="${width}" height="${height}" fill="url(#waves)"/></svg>`
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

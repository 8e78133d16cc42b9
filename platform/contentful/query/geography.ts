import { badRequest } from '../errors.ts'
import { isRecord } from '../model.ts'

/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number
  readonly lon: number
}

const EARTH_RADIUS_KM = 6371

export const isPoint = (value: unknown): value is Point =>
  isRecord(value) && typeof value['lat'] === 'number' && typeof value['lon'] === 'number'

/** `lat,lon`. */
export const readPoint = (operand: string): Point => {
  const numbers = numbersIn(operand)
  const [lat, lon] = numbers
  if (lat === undefined || lon === undefined || numbers.length !== 2) throw badRequest('near takes a latitude and a longitude.')
  return { lat, lon }
}

/** `lat,lon,km` is a circle; `lat,lon,lat,lon` a rectangle by two corners. Answers whether a point is inside. */
export const readArea = (operand: string): ((point: Point) => boolean) => {
  const [lat, lon, third, fourth] = numbersIn(operand)
  if (lat === undefined || lon === undefined || third === undefined)
    throw badRequest('within takes a circle (three numbers) or a rectangle (four).')
  if (fourth === undefined) return (point) => distanceInKm({ lat, lon }, point) <= third
  return (point) => isBetween(point.lat, lat, third) && isBetween(point.lon, lon, fourth)
}

/** Over the surface of the earth, as a ball. */
export const distanceInKm = (one: Point, other: Point): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

const numbersIn = (operand: string): readonly number[] => {
  const numbers = operand.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (!numbers.every(Number.isFinite)) throw badRequest(`"${operand}" is no location.`)
  return numbers
}

const isBetween = (value: number, one: number, other: number): boolean => value >= Math.min(one, other) && value <= Math.max(one, other)

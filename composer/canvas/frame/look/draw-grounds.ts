import type { Box } from '../../protocol.ts'
import { pictureBox } from './boxes.ts'
import { readGradient } from './gradient.ts'
import type { Ground } from './grounds.ts'
import { readAddress, readPicture } from './read-picture.ts'

/** More would say the same of words and take longer. */
const MOST_PIXELS = 8_000

/** A part of the page as it is painted below words. */
export interface Drawing {
  readonly context: CanvasRenderingContext2D
  /** Pixels of the drawing to one of the page. */
  readonly scale: number
}

/** Draws grounds, the lowest first, as far as they are in an area; undefined where one of them cannot be read. */
export const drawGrounds = async (page: Document, area: Box, grounds: readonly Ground[]): Promise<Drawing | undefined> => {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (area.width * area.height)))
  const canvas = page.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const ground of grounds) {
    const draw = await painterOf(ground)
    if (draw === undefined) return undefined
    context.save()
    context.scale(scale, scale)
    context.translate(-area.x, -area.y)
    const { x, y, width, height } = ground.seen
    context.beginPath()
    context.rect(x, y, width, height)
    context.clip()
    context.globalAlpha = ground.opacity
    draw(context)
    context.restore()
  }
  return { context, scale }
}

type Draw = (context: CanvasRenderingContext2D) => void

const painterOf = async ({ box, paint }: Ground): Promise<Draw | undefined> => {
  switch (paint.kind) {
    case 'unknown':
      return undefined
    case 'color':
      return (context) => fill(context, paint.color, box)
    case 'image': {
      const picture = await readPicture(paint.image)
      return picture === undefined ? undefined : drawPicture(picture, pictureBox(box, sizeOf(picture), paint.fit, paint.position))
    }
    case 'css': {
      const address = /^url\("?([^"]*)"?\)$/.exec(paint.css)?.[1]
      if (address === undefined) return gradientPainter(paint.css, box)
      const picture = paint.fit === undefined ? undefined : await readAddress(new URL(address, window.location.href).href)
      if (picture === undefined || paint.fit === undefined) return undefined
      return drawPicture(picture, pictureBox(box, sizeOf(picture), paint.fit, paint.position))
    }
  }
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({ width: naturalWidth || 1, height: naturalHeight || 1 })

const drawPicture =
  (picture: HTMLImageElement, { x, y, width, height }: Box): Draw =>
  (context) =>
    context.drawImage(picture, x, y, width, height)

const fill = (context: CanvasRenderingContext2D, style: string | CanvasGradient, { x, y, width, height }: Box): void => {
  context.fillStyle = style
  context.fillRect(x, y, width, height)
}

const gradientPainter = (css: string, box: Box): Draw | undefined => {
  const gradient = readGradient(css, box)
  if (gradient === undefined) return undefined
  const { from, to, stops } = gradient
  return (context) => {
    const drawn = context.createLinearGradient(box.x + from[0], box.y + from[1], box.x + to[0], box.y + to[1])
    for (const { at, color } of stops) drawn.addColorStop(at, color)
    fill(context, drawn, box)
  }
}

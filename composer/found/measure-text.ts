import type { MeasureText } from '../../src/content/found/found-words.ts'
import { estimateWidth } from '../../src/content/found/text-width.ts'

let canvas: CanvasRenderingContext2D | null | undefined

/** As the browser draws the words; estimated where it has no canvas. */
export const measureText: MeasureText = (text, fontPx) => {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (canvas === null) return estimateWidth(text, fontPx)
  canvas.font = `${fontPx}px Arial, 'Noto Sans', sans-serif`
  return canvas.measureText(text).width
}

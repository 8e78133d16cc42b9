import { reportOnce } from '../../lib/report-once.ts'

/** CSS aspect ratios, width / height, of the presets; portraits are read height:width (BLOCK-55, BLOCK-60). */
const ASPECTS: Readonly<Record<string, string>> = {
  square: '1 / 1',
  portrait: '2 / 3',
  portrait4x3: '3 / 4',
  landscape: '3 / 2',
  wide: '16 / 9',
  '16x9': '16 / 9',
}

/** The ratio of a preset; an unknown one is square, and reported once (BLOCK-60). */
export const aspectRatioOf = (preset: string): string => {
  const ratio = ASPECTS[preset]
  if (ratio !== undefined) return ratio
  reportOnce({ code: 'unknownAspect', message: `No aspect preset ${preset}; square is shown`, details: { preset } })
  return '1 / 1'
}

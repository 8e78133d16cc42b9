import { demoColor } from '../../server/catalogue/colors.ts'
import { inAllLanguages } from '../languages/translate.ts'

type Color = ReturnType<typeof demoColor>

const made = new Map<string, Color>()

/** A color of the demo; made once, since thousands of variants and pictures name the same few. */
export const colorInAllLanguages = (slug: string): Color => {
  const color = made.get(slug) ?? inAllLanguages(demoColor(slug))
  made.set(slug, color)
  return color
}

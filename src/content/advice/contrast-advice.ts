import { blockSchemas } from '../block-schemas.ts'
import { isObject } from '../cms-entry.ts'
import type { BlockProblem } from '../content-problem.ts'
import type { Trail } from '../trail.ts'
import { directionOf } from '../../site/direction.ts'
import type { AdviceInput, ImagePart } from './advice-input.ts'
import { contrastOf, toneOfPixels, type Tone } from './tone.ts'

/** Below this words need a veil so thick that little is left of the picture. */
const LEAST_CONTRAST = 3
/** `--color-ink` and `--color-ink-inverse` of themes/tokens.scss: a test compares them. */
export const INK_COLORS = { light: '#171512', dark: '#f6f3ec' } as const

/**
 * Words over a picture that is as light or dark as they are, where the other tone would do better. Which pictures carry words
 * is said by their schemas (`x-words-over`). The picture is measured by itself: a block's veil keeps words readable over any
 * picture, at the picture's expense.
 */
export const contrastAdvice = async (input: AdviceInput): Promise<readonly BlockProblem[]> => {
  const found = await Promise.all(input.trails.map((trail) => adviseOn(trail, input)))
  return found.flat()
}

interface Picture {
  readonly prop: string
  readonly url: string
  /** The prop that says its tone. */
  readonly toneProp: string
  readonly tone: keyof typeof INK_COLORS
  /** Where the words are: `foot` from edge to edge, else over a side or the middle. */
  readonly align: string
}

/** Pictures of a block behind words. */
const picturesOf = ({ node: { type, props } }: Trail): readonly Picture[] =>
  Object.entries(blockSchemas.get(type)?.properties ?? {}).flatMap(([prop, { 'x-words-over': over }]) => {
    const image = props[prop]
    if (over === undefined || !isObject(image) || typeof image['url'] !== 'string') return []
    const align = over.align === undefined ? 'foot' : String(props[over.align])
    return [{ prop, url: image['url'], toneProp: over.tone, tone: props[over.tone] === 'dark' ? 'dark' : 'light', align }]
  })

/** The part of a picture behind the words, against the ink its tone has now and the one it could have. */
interface Measured extends Picture {
  readonly contrast: number
  readonly better: number
}

const adviseOn = async (trail: Trail, input: AdviceInput): Promise<readonly BlockProblem[]> => {
  const measured = (await Promise.all(picturesOf(trail).map((picture) => measure(picture, input)))).flat()
  return measured
    .filter(({ contrast, better }) => contrast < LEAST_CONTRAST && better > contrast)
    .filter(({ toneProp }) => !measured.some((other) => other.toneProp === toneProp && isSpoiled(other)))
    .map((picture) => problemOf(picture, trail))
}

/** One tone serves all pictures of a block: what helps one width must not take the words from another. */
const isSpoiled = ({ contrast, better }: Measured): boolean => contrast >= LEAST_CONTRAST && better < LEAST_CONTRAST

/** Nothing for a picture that cannot be read. */
const measure = async (picture: Picture, { context, lookups }: AdviceInput): Promise<readonly Measured[]> => {
  const tone = await lookups.toneOf(picture.url, partBehind(picture.align, directionOf(context.language)))
  if (tone === undefined) return []
  return [{ ...picture, contrast: contrastOf(inkOf(picture.tone), tone), better: contrastOf(inkOf(otherThan(picture.tone)), tone) }]
}

const problemOf = ({ toneProp, tone, contrast, better }: Measured, trail: Trail): BlockProblem => {
  const other = otherThan(tone)
  const values = { contrast: round(contrast), least: LEAST_CONTRAST, tone: other, better: round(better) }
  const message = `Where the words stand the picture is about as ${other} as they are: contrast ${values.contrast}:1 without the veil, ${LEAST_CONTRAST}:1 is needed. The tone "${other}" would give ${values.better}:1.`
  return { code: 'lowContrast', trail, pointer: `/props/${toneProp}`, message, values }
}

const otherThan = (tone: keyof typeof INK_COLORS): keyof typeof INK_COLORS => (tone === 'dark' ? 'light' : 'dark')

const inkOf = (own: keyof typeof INK_COLORS): Tone => toneOfPixels(Buffer.from(INK_COLORS[own].slice(1), 'hex'), 3) ?? 0

const round = (contrast: number): string => contrast.toFixed(1)

/** Words are over the half they are aligned to, at the side where the language begins or ends; in the middle, over the lower part. */
const partBehind = (align: string, direction: 'ltr' | 'rtl'): ImagePart => {
  if (align === 'foot') return { left: 0, top: 0.5, width: 1, height: 0.5 }
  if (align === 'center') return { left: 0.15, top: 0.4, width: 0.7, height: 0.6 }
  const isLeft = (align === 'end') === (direction === 'rtl')
  return { left: isLeft ? 0 : 0.5, top: 0.1, width: 0.5, height: 0.8 }
}

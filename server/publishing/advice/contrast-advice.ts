import type { BlockNode } from '../../../schemas/page.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { isObject } from '../../../src/content/cms-entry.ts'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import { problemAt } from '../../../src/content/problem-at.ts'
import type { Trail } from '../../../src/content/trail.ts'
import { directionOf } from '../../../src/site/direction.ts'
import type { Question } from './question.ts'
import { contrastOf, toneOfPixels, type Tone } from './tone.ts'
import type { Part } from './world.ts'

/** Below this words need a veil so thick that little is left of the picture. */
const LEAST_CONTRAST = 3
/** `--color-ink` and `--color-ink-inverse` of themes/tokens.scss: a test holds them together. */
export const INK_COLORS = { light: '#1c1a17', dark: '#fbf8f2' } as const

/** Blocks that lay words over a picture: which picture, on which tone, and where the words stand. */
const OVER_PICTURE: Readonly<Record<string, (props: BlockNode['props']) => { readonly picture: string; readonly align: string }>> = {
  hero: ({ align }) => ({ picture: 'image', align: String(align) }),
}

/**
 * Words over a picture that is as light or dark as they are, where the other tone would do better. The picture is measured by
 * itself: the block's veil keeps words readable over any picture, at the picture's expense.
 */
export const contrastAdvice = async (question: Question): Promise<readonly ContentProblem[]> => {
  const found = await Promise.all(question.trails.map((trail) => adviseOn(trail, question)))
  return found.flat()
}

const adviseOn = async (trail: Trail, { page, place, world }: Question): Promise<readonly ContentProblem[]> => {
  const { type, props } = trail.node
  const over = OVER_PICTURE[type]?.(props)
  const picture = over === undefined ? undefined : props[over.picture]
  if (over === undefined || !isObject(picture) || typeof picture['url'] !== 'string') return []
  const tone = await world.toneOf(picture['url'], partBehind(over.align, directionOf(place.language)))
  if (tone === undefined) return []
  const own = props['tone'] === 'dark' ? 'dark' : 'light'
  const other = own === 'dark' ? 'light' : 'dark'
  const [contrast, better] = [contrastOf(inkOf(own), tone), contrastOf(inkOf(other), tone)]
  if (contrast >= LEAST_CONTRAST || better <= contrast) return []
  const message = `Where the words stand the picture is about as ${own === 'dark' ? 'light' : 'dark'} as they are: contrast ${round(contrast)}:1 without the veil, ${LEAST_CONTRAST}:1 is needed. The tone "${other}" would give ${round(better)}:1.`
  return [problemAt(page, { code: 'lowContrast', trail, prop: 'tone', message }, blockSchemas)]
}

const inkOf = (own: keyof typeof INK_COLORS): Tone => toneOfPixels(Buffer.from(INK_COLORS[own].slice(1), 'hex'), 3) ?? 0

const round = (contrast: number): string => contrast.toFixed(1)

/** Words stand over the half they are aligned to, at the side where the language begins or ends; in the middle, over the foot. */
const partBehind = (align: string, direction: 'ltr' | 'rtl'): Part => {
  if (align === 'center') return { left: 0.15, top: 0.4, width: 0.7, height: 0.6 }
  const isLeft = (align === 'end') === (direction === 'rtl')
  return { left: isLeft ? 0 : 0.5, top: 0.1, width: 0.5, height: 0.8 }
}

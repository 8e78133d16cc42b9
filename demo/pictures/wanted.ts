import { demoColor } from '../../server/catalogue/colors.ts'
import { picturedItems } from '../catalogue/demo-items.ts'
import { PRODUCT_TYPES } from '../catalogue/types.ts'
import type { FocalPoint } from '../../schemas/page.ts'
import { groundOf } from './stages.ts'
import scenes from './scenes.json' with { type: 'json' }
import { defined } from '../../src/lib/defined.ts'

/** A design in every color that a product of the demo comes in. */
export interface WantedDesign {
  readonly name: string
  readonly colors: readonly { readonly slug: string; readonly hex: string }[]
  /** What it stands on, where that is not the studio's stone. */
  readonly ground?: string
}

/** A picture of the content: a view of a scene of demo/pictures/scenes. */
export interface WantedScene {
  readonly name: string
  readonly scene: string
  readonly width: number
  readonly height: number
  /** What stays in view where it is cropped. */
  readonly focus: FocalPoint
}

export const wantedDesigns = (): readonly WantedDesign[] => {
  const colors = new Map<string, Set<string>>()
  for (const item of picturedItems()) {
    const { design } = PRODUCT_TYPES[item.type]
    colors.set(design, new Set([...(colors.get(design) ?? []), ...item.colors]))
  }
  return [...colors].map(([name, slugs]) => {
    const ground = groundOf(name)
    return {
      name,
      colors: [...slugs].sort().map((slug) => ({ slug, hex: demoColor(slug).hex?.[0] ?? '#b9b2a5' })),
      ...defined({ ground }),
    }
  })
}

export const WANTED_SCENES: readonly WantedScene[] = scenes

import { art, type SeedArt } from '../../platform/seed/seed-node.ts'
import type { FocalPoint } from '../../schemas/page.ts'
import { WANTED_SCENES } from '../pictures/wanted.ts'

interface HeroArt {
  readonly image: SeedArt
  readonly imageFocus?: FocalPoint
  readonly mobileImage?: SeedArt
  readonly mobileImageFocus?: FocalPoint
}

/** A scene as a hero shows it: wide, and for phones where it was rendered for them, each with the point that stays in view. */
export const heroArt = (name: string): HeroArt => {
  const wide = WANTED_SCENES.find((scene) => scene.name === name)
  const upright = WANTED_SCENES.find((scene) => scene.name === `${name}-portrait`)
  return {
    image: art(name),
    ...(wide && { imageFocus: wide.focus }),
    ...(upright && { mobileImage: art(upright.name), mobileImageFocus: upright.focus }),
  }
}

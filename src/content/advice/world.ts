import type { SiteConfig } from '../../site/site-config.ts'
import type { Tone } from './tone.ts'

/** A site in a language. */
export interface Place {
  readonly site: SiteConfig
  readonly language: string
}

/** What advice about a page has to look up: things that change without the page being published. */
export interface World {
  /** Whether an address of the shop, without country and language, leads to a page. */
  readonly leadsSomewhere: (path: string, place: Place) => Promise<boolean>
  /** Which of these products the site sells. */
  readonly soldProducts: (ids: readonly string[], site: SiteConfig) => Promise<ReadonlySet<string>>
  /** How light a part of a picture is; undefined where it cannot be read. */
  readonly toneOf: (url: string, part: Part) => Promise<Tone | undefined>
}

/** A part of a picture, in shares of its width and height. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

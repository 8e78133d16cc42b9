import type { World } from '../../../src/content/advice/world.ts'

/** A world that is asked each thing once: a report meets the links of the header's pages hundreds of times. */
export const rememberWorld = ({ leadsSomewhere, soldProducts, toneOf }: World): World => {
  const known = new Map<string, Promise<boolean>>()
  return {
    leadsSomewhere: (path, place) => {
      const key = `${place.site.siteTag} ${place.language} ${path}`
      const answer = known.get(key) ?? leadsSomewhere(path, place)
      known.set(key, answer)
      return answer
    },
    soldProducts,
    toneOf,
  }
}

import { installDropdownDismissal } from './dropdown-dismissal.ts'
import { installPlainImageFallback } from './picture/plain-image-fallback.ts'

/**
 * What the page does for blocks that stay server HTML, with its late code: pictures that have failed before are looked for, and a
 * picture that is exchanged before its block hydrates would not be the server's any more. Returns how to undo it.
 */
export const installPageBehaviour = (page: Document): (() => void) => {
  const stops = [installPlainImageFallback(page), installDropdownDismissal(page)]
  return () => stops.forEach((stop) => stop())
}

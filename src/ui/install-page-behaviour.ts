import { installDropdownDismissal } from './dropdown-dismissal.ts'
import { installLanguageChoice } from './language-links/install-language-choice.ts'
import { installPlainImageFallback } from './picture/plain-image-fallback.ts'

interface Site {
  readonly clientName: string
  readonly code: string
}

/** What the page does for blocks that stay server HTML. Called once by the browser's entry; returns how to undo it. */
export const installPageBehaviour = (page: Document, site: Site): (() => void) => {
  const stops = [installPlainImageFallback(page), installDropdownDismissal(page), installLanguageChoice(page, site)]
  return () => stops.forEach((stop) => stop())
}

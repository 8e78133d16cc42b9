import type { ComposeSite } from '../../schemas/api/compose.ts'
import type { CanvasView, WantedView } from '../view/canvas-view.ts'

/** Looks at a block, and at one of its fields in a language of the CMS. */
export type SelectField = (entryId: string, field?: string, locale?: string) => void

/** The view in which a language is written: on the same site, or another one that has it; undefined where it is shown, or nobody has it. */
export const viewIn = (
  language: string,
  { site, language: shown, at, audience }: CanvasView,
  sites: readonly Pick<ComposeSite, 'siteTag' | 'languages'>[],
): WantedView | undefined => {
  if (language === shown) return undefined
  const there = [site, ...sites].find(({ languages }) => languages.includes(language))
  return there === undefined ? undefined : { siteTag: there.siteTag, language, at, audience }
}

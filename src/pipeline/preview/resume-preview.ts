import { report } from '../../lib/report.ts'
import { PREVIEW_PARAMETERS } from '../../site/preview-mode.ts'
import { savedPreview } from './preview-storage.ts'

/**
 * On a preview host whose page did not come as a preview: asks for it again with what is saved (PREVIEW-03). An address that
 * names all of it has been refused already, so it stays what it is, and that is reported (EXTRA-16).
 */
export const resumePreview = (): void => {
  const address = new URL(window.location.href)
  const missing = [...(savedPreview() ?? [])].filter(([name]) => !address.searchParams.has(name))
  for (const [name, value] of missing) address.searchParams.set(name, value)
  const isWhole = ['client', 'country', 'preview'].every((name) => address.searchParams.has(name))
  if (missing.length > 0 && isWhole) return window.location.replace(address)
  const given = PREVIEW_PARAMETERS.filter((name) => address.searchParams.has(name))
  report({ code: 'noPreview', message: 'Preview needs a known client and country, and a preview value', details: { given } })
}

import { PREVIEW_PARAMETERS } from '../../site/preview-mode.ts'
import { forgetPreview } from './preview-storage.ts'

/** Ends preview mode: deletes what is saved, gives the right to see drafts back, and loads the page as shoppers get it. */
export const leavePreview = async (): Promise<void> => {
  forgetPreview()
  // Without an answer the right ends with the browser's session.
  await fetch('/_preview/leave', { method: 'POST' }).catch(() => undefined)
  const address = new URL(window.location.href)
  for (const name of PREVIEW_PARAMETERS) address.searchParams.delete(name)
  if (address.href === window.location.href) window.location.reload()
  else window.location.replace(address)
}

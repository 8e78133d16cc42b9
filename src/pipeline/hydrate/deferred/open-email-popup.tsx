import { EmailPopup } from '../../../features/sign-up/popup/email-popup.tsx'
import type { DeferredDeps } from './deferred-deps.ts'
import { placeAtEnd, renderApart } from './render-apart.tsx'

export const openEmailPopup = async (deps: DeferredDeps): Promise<void> => {
  await deps.loadTexts()
  renderApart(deps, placeAtEnd(), <EmailPopup />)
}

import { useMessages } from './messages-context.tsx'
import type { Translate } from './messages.ts'

/** The value function of the active language: `t('cart.remove', { name })`; '' and one report for a missing key. */
export const useTranslate = (): Translate => useMessages().t

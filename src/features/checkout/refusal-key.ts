import { clientMessageKey } from '../../lib/client-message-key.ts'
import { messageId } from './checkout-messages.ts'

/** The message key of what a step was refused for, or of why no answer came. */
export const refusalKey = (code: string): string => clientMessageKey(code) ?? `codes.checkout.${messageId(code)}`

import type { PaymentAction } from '../../../schemas/api/checkout.ts'

const KNOWN = new Set<string>(['redirect', 'qrCode', 'threeDS2', 'await', 'bankTransfer', 'sdk'])

/**
 * The action in `additionalData`: a JSON list as text whose first item holds it. An empty list asks for
 * nothing but the next question. Undefined for anything else.
 */
export const readAction = (additionalData: string): PaymentAction | undefined => {
  try {
    const list: unknown = JSON.parse(additionalData)
    if (Array.isArray(list) && list.length === 0) return { type: 'await' }
    const first: unknown = Array.isArray(list) ? list[0] : undefined
    const action: unknown = typeof first === 'object' && first !== null && 'action' in first ? first.action : undefined
    // The server's own type; only its `type` decides whether we know what to do.
    return isKnown(action) ? (action as PaymentAction) : undefined
  } catch {
    // Text that is no JSON names no action we know; the caller reports it.
    return undefined
  }
}

const isKnown = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'type' in action && typeof action.type === 'string' && KNOWN.has(action.type)

import type { ReportSink } from '../../lib/report.ts'
import type { Transport } from './transport.ts'

interface Lost {
  readonly transport: Transport
  readonly report: ReportSink
  /** The new session. */
  readonly sessionId: string
  /** Public id of the bag of the session that has ended. */
  readonly bag: string
  /** Codes of its vouchers, in their order. */
  readonly vouchers: readonly string[]
}

/** Puts lines and vouchers of a bag whose session has ended in that of the new one; undefined where that cannot be done. */
export const rebuildBag = async ({ transport, report, sessionId, bag, vouchers }: Lost): Promise<string | undefined> => {
  const call = { method: 'POST', path: '/api/cart/recreateCart', body: { cartPublicId: bag } } as const
  const { status, body } = await transport(call, sessionId)
  const publicId: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'publicId') : undefined
  if (status < 400 && typeof publicId === 'string') {
    // The server decides anew, one after the other: a voucher that no longer holds is left out.
    for (const code of vouchers) await transport({ method: 'PUT', path: '/api/cart/voucher', body: { apply: code } }, sessionId)
    return publicId
  }
  // 404: the bag has expired as well, which is no failure.
  if (status !== 404) report({ code: 'bagNotRebuilt', message: 'The bag of a session that has ended is lost', details: { status } })
  return undefined
}

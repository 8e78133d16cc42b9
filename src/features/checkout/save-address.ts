import type { Address } from '../../../schemas/api/address.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { addAddress } from '../../clients/commerce/operations/addresses.ts'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import type { ReportSink } from '../../lib/report.ts'

interface Deps {
  readonly commerce: CommerceClient
  readonly report: ReportSink
}

/**
 * Saves an order's address to the account, beside the order: nobody waits for it, and it stops nothing. An address is
 * saved once, however often the step is submitted, as after tax that could not be calculated.
 */
export const createAddressSaver = ({ commerce, report }: Deps) => {
  const saved = new Set<string>()
  return (address: Address): void => {
    const key = JSON.stringify(address)
    if (saved.has(key)) return
    saved.add(key)
    addAddress(commerce)({ kind: 'shipping', address }).catch((cause: unknown) => {
      saved.delete(key)
      reportFailure(report, cause, { code: 'addressNotSaved', message: 'The address of an order was not saved' })
    })
  }
}

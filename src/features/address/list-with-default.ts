import type { Address } from '../../../schemas/api/address.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { listAddresses, updateAddress } from '../../clients/commerce/operations/addresses.ts'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import { report } from '../../lib/report.ts'

/** Pages of these locales have a default address as soon as they have one at all (ADDR-04). */
const WITH_DEFAULT: ReadonlySet<string> = new Set(['en-JP', 'ja-JP'])

/**
 * The saved addresses, oldest first; on a page of Japan the first delivery address of its locale is made the default where none is. The
 * list does not depend on it: what cannot be changed is listed as it is, and the next time tries again.
 */
export const listWithDefault =
  (locale: string) =>
  async (commerce: CommerceClient): Promise<readonly Address[]> => {
    const addresses = await listAddresses(commerce)()
    const own = addresses.filter((address) => (address.type ?? 'shipping') === 'shipping' && address.locale === locale)
    const [oldest] = own
    const reference = oldest?.reference
    if (!WITH_DEFAULT.has(locale) || oldest === undefined || own.some((address) => address.default === true)) return addresses
    if (reference === undefined || reference === null) return addresses
    try {
      const first = await updateAddress(commerce)({ reference, address: { ...oldest, default: true } })
      return addresses.map((address) => (address.reference === reference ? first : address))
    } catch (cause) {
      reportFailure(report, cause, { code: 'defaultAddressNotMade', message: 'No address was made the default one' })
      return addresses
    }
  }

import type { Address } from '../../../schemas/api/address.ts'
import { linesOfAddress } from '../../lib/lines-of-address.ts'

interface Props {
  readonly address: Address | undefined
  /** Names of regions by code; a code without one is shown by its last part (`US-NY`: NY). */
  readonly regions?: Readonly<Record<string, string>>
  /** Named where the address may be of another country than the page. */
  readonly country?: string
}

/** A postal address as it is written on a parcel, without empty lines; each line keeps its own direction. */
export const AddressLines = ({ address, ...names }: Props) =>
  address === undefined
    ? null
    : linesOfAddress(address, names).map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))

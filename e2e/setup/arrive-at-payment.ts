import type { OwnProduct } from './products.ts'
import type { shopper } from './shopper.ts'

interface Arrival {
  readonly guest: ReturnType<typeof shopper>
  readonly address: Readonly<Record<string, string>>
  readonly tee: OwnProduct
}

/** A guest with a tee in the bag and an address typed, which is not sent yet. */
export const typeAddress = async ({ guest, address, tee }: Arrival): Promise<void> => {
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await guest.goesToBag()
  await guest.goesToShipping()
  await guest.fillsAddress(address)
}

/** A guest with a tee in the bag and an address given, before the question how to pay. */
export const arriveAtPayment = async (arrival: Arrival): Promise<void> => {
  await typeAddress(arrival)
  await arrival.guest.goesToPayment()
}

import type { ExpressApproval } from '../checkout-types.ts'

/* In memory only: what a wallet signed is for this visit, and for no storage. */
let waiting: ExpressApproval | undefined

/** Leaves an approved express payment to the checkout that is gone to next. */
export const handOverExpress = (approval: ExpressApproval): void => {
  waiting = approval
}

/** The express payment the checkout was gone to with; undefined where there is none. */
export const handedOverExpress = (): ExpressApproval | undefined => waiting

export const forgetExpress = (): void => {
  waiting = undefined
}

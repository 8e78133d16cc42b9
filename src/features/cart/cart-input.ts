/** Whether a quantity may be sent: a whole number from 0 to 99 (TRICKY-10). */
export const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 0 && quantity <= 99

/** A voucher code as the server knows it, or undefined for what cannot be one (TRICKY-12). */
export const voucherCodeOf = (typed: string): string | undefined => {
  const code = typed.trim().toUpperCase()
  return code.length >= 1 && code.length <= 40 ? code : undefined
}

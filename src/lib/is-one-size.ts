/** Whether a size's name says that there is no other (`product.oneSizeValues` of the site), however it is written. */
export const isOneSize = (size: string, oneSizeValues: readonly string[]): boolean =>
  oneSizeValues.some((value) => value.toUpperCase() === size.trim().toUpperCase())

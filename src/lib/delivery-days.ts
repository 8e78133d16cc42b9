/** The days of a site's `supportPages.timeToShip`, `2-4 days`, so that each language can say them; undefined for another form. */
export const deliveryDays = (timeToShip: string): { readonly min: number; readonly max: number } | undefined => {
  const [, min, max] = /^(\d+)\s*[-–]\s*(\d+)\s+days$/.exec(timeToShip) ?? []
  return min === undefined || max === undefined ? undefined : { min: Number(min), max: Number(max) }
}

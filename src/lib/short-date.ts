/** Short month and day of a day given in epoch seconds, in UTC; the year too where it is not the present one (PDP-31). */
export const shortDate = (seconds: number, { locale, now }: { readonly locale: string; readonly now: number }): string => {
  const date = new Date(seconds * 1000)
  const isOtherYear = date.getUTCFullYear() !== new Date(now).getUTCFullYear()
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(isOtherYear ? { year: 'numeric' } : {}),
  }).format(date)
}

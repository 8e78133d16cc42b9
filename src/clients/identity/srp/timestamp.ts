/** A moment as the protocol signs it: `Fri Nov 6 09:05:00 UTC 2026`, the day of the month without a zero. */
export const timestampOf = (now: number): string => {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(now).toUTCString().replace(',', '').split(' ')
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`
}

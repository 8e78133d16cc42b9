/** Takes what a test provoked out of the browser's complaints: the browser itself reports every answer that is no success. */
export const forgive = (complaints: string[], provoked: RegExp): void => {
  const rest = complaints.filter((complaint) => !provoked.test(complaint))
  complaints.splice(0, complaints.length, ...rest)
}

/** Whether an address leads to this machine. One that cannot be read counts as elsewhere. */
export const isOnThisMachine = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return hostname === '' || /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

import ipaddr from 'ipaddr.js'

const NETWORK_PARTS = 4

/**
 * What a limit counts an address by: IPv4 as it is, of IPv6 the /64, since one household has all of its addresses. An IPv4 address
 * written as IPv6 is the same one. What is no address stays as it is.
 */
export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const parts = address.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16))
  return `${parts.join(':')}::/64`
}

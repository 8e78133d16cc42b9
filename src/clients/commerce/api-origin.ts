interface PageAddress {
  readonly protocol: string
  readonly hostname: string
  readonly port: string
}

/** Origin of the API for a page: the page's own, or the same host with the port mapped in `api.portMap` (API-01, API-02, EXTRA-16). */
export const apiOrigin = ({ protocol, hostname, port }: PageAddress, portMap: Readonly<Record<string, string>>): string => {
  const mapped = portMap[port] ?? port
  return `${protocol}//${hostname}${mapped === '' ? '' : `:${mapped}`}`
}

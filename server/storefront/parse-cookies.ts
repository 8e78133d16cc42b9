/** Cookies of a request by name; unreadable ones left out, the first of a repeated name counts. */
export const parseCookies = (header: string): Readonly<Record<string, string>> => {
  const cookies: Record<string, string> = {}
  for (const pair of header.split(';')) {
    const separator = pair.indexOf('=')
    const name = pair.slice(0, separator).trim()
    if (separator < 1 || name in cookies) continue
    const value = decode(pair.slice(separator + 1).trim())
    if (value !== undefined) cookies[name] = value
  }
  return cookies
}

const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value)
  } catch (cause) {
    if (cause instanceof URIError) return undefined
    throw cause
  }
}

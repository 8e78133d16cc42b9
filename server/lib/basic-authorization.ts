/** The value of an `authorization` header by which a vendor takes a key as user or as password. */
export const basicAuthorization = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** User and password of such a header, as a browser sends what somebody typed; undefined for any other header. */
export const readBasicAuthorization = (header: string): { readonly user: string; readonly password: string } | undefined => {
  const [scheme = '', given = ''] = header.split(' ')
  if (scheme.toLowerCase() !== 'basic') return undefined
  // A user's name has no colon; without one, all of it is the password.
  const [, user = '', password = ''] = /^(?:([^:]*):)?(.*)$/s.exec(Buffer.from(given, 'base64').toString()) ?? []
  return { user, password }
}

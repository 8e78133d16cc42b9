/** The value of an `authorization` header by which a vendor takes a key as user or as password. */
export const basicAuthorization = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** The id of the cart to restore, of `cartPublicId` or its alias `id`; undefined where it cannot be one (CART-19). */
export const cartPublicIdOf = (query: Readonly<Record<string, string>>): string | undefined => {
  const id = query['cartPublicId'] ?? query['id'] ?? ''
  return /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : undefined
}

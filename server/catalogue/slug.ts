/** A value as an address segment: ASCII lower case with `-`; accents are dropped. Empty where nothing of it can stay. */
export const slugOf = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** A name or label of a merchant's file as plain text: no markup, no control characters, single spaces. */
export const cleanText = (value: string): string =>
  value
    .replace(/<[^>]*>/g, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

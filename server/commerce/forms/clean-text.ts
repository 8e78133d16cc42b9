/** What a person typed, tidied: whitespace collapsed, control characters gone, one Unicode form (ADDR-08). */
export const cleanText = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .normalize('NFC')

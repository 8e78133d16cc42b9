/** A price, number or name inside a sentence, where no element can be: it reads from left to right in every language (LOCALE-37). */
export const isolated = (text: string): string => `\u2066${text}\u2069`

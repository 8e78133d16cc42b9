/** A value as JSON that cannot end the script element it stands in, nor open a comment there. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

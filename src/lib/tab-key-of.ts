/** A tab's key as the address writes it: lower case, a hyphen for a space (CRUMB-07, TRICKY-19). */
export const tabKeyOf = (key: string): string => key.trim().toLowerCase().replace(/\s+/g, '-')

/** Username = e-mail, lower-cased and trimmed (AUTH-09). */
export const normalUsername = (username: string): string => username.trim().toLowerCase()

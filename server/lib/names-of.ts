/** Names of hosts in a list with commas between them, in lower case. */
export const namesOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')

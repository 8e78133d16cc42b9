/** What the contact form takes as attachments (IMG-03), by the bytes they begin with: a name says nothing. */
const KINDS: readonly (readonly [type: string, start: readonly number[]])[] = [
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** The type of a file by its content; undefined for one that is not taken. */
export const fileKind = (bytes: Uint8Array): string | undefined =>
  KINDS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0]

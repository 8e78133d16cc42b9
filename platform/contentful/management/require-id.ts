import { validationFailed } from '../errors.ts'

const ID = /^[a-zA-Z0-9\-_.]{1,64}$/

/** An id of the caller's choosing, as far as the vendor lets it choose. */
export const requireId = (id: string | undefined): string => {
  if (id !== undefined && ID.test(id)) return id
  throw validationFailed([
    {
      name: 'regexp',
      path: ['sys', 'id'],
      value: id,
      details: 'An id has 1 to 64 characters: letters, digits, hyphen, underscore and full stop.',
    },
  ])
}

import { TICKET_FILES, TICKET_SCHEMA } from '../../../schemas/api/ticket.ts'
import { checkField, type FieldProblem, tidy } from '../../../src/lib/check-field.ts'

/** One thing that is wrong with a ticket, in the help desk's own words (CALL-59). */
export interface TicketError {
  readonly field: string
  readonly message: string
  readonly code: 'missing_field' | 'invalid_value' | 'invalid_size'
}

export const FILES = 'attachments[]'
const PROBLEMS: Readonly<Record<FieldProblem, Omit<TicketError, 'field'>>> = {
  required: { message: 'It should not be empty', code: 'missing_field' },
  tooShort: { message: 'It is too short', code: 'invalid_size' },
  tooLong: { message: 'It is too long', code: 'invalid_size' },
  format: { message: 'It is not in the expected form', code: 'invalid_value' },
  choice: { message: 'It is not one of the choices', code: 'invalid_value' },
}

/** Everything wrong with a ticket; empty where it can go to the help desk. The files' content counts, not their names. */
export const checkTicket = async (ticket: FormData): Promise<readonly TicketError[]> => {
  const files = ticket.getAll(FILES).filter((entry): entry is File => entry instanceof File)
  return [...checkFields(ticket), ...checkSizes(files), ...(await checkKinds(files))]
}

const checkFields = (ticket: FormData): readonly TicketError[] =>
  TICKET_SCHEMA['x-order'].flatMap((name) => {
    const field = TICKET_SCHEMA.properties[name]
    const sent = ticket.get(wireName(name))
    if (field === undefined) return []
    if (sent instanceof File) return [{ field: wireName(name), ...PROBLEMS.format }]
    const problem = checkField(field, tidy(sent ?? ''), TICKET_SCHEMA.required.includes(name))
    return problem === undefined ? [] : [{ field: wireName(name), ...PROBLEMS[problem] }]
  })

/** The help desk nests a shop's own fields. */
export const wireName = (name: string): string => (name.startsWith('cf_') ? `custom_fields[${name}]` : name)

const checkSizes = (files: readonly File[]): readonly TicketError[] => {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const isTooMuch = files.length > TICKET_FILES.maxCount || total > TICKET_FILES.maxTotalBytes
  const isTooLarge = files.some(({ size }) => size > TICKET_FILES.maxBytes)
  return isTooMuch || isTooLarge ? [{ field: FILES, message: 'At most 5 files of 5 MB each', code: 'invalid_size' }] : []
}

const checkKinds = async (files: readonly File[]): Promise<readonly TicketError[]> => {
  const kinds = await Promise.all(files.map(async (file) => fileKind(new Uint8Array(await file.slice(0, 8).arrayBuffer()))))
  return kinds.includes(undefined) ? [{ field: FILES, message: 'Only pictures and PDF files', code: 'invalid_value' }] : []
}

/** What the contact form takes as attachments (IMG-03), by the bytes they begin with: a file name proves nothing. */
const KINDS: readonly (readonly [type: string, start: readonly number[]])[] = [
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** The type of a file by its content; undefined for one that is not taken. */
const fileKind = (bytes: Uint8Array): string | undefined =>
  KINDS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0]

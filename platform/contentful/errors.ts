import { defined } from '../../src/lib/defined.ts'

/** A refusal in the vendor's form. `id` is its `sys.id`; the client sets `error.name` from it. */
export class ContentfulError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly details?: unknown,
  ) {
    super(message)
  }
}

/** One row of `details.errors`. */
export interface FieldProblem {
  readonly name: string
  readonly path: readonly (string | number)[]
  readonly details?: string
  readonly value?: unknown
  readonly [detail: string]: unknown
}

export const notFound = (type: string, id: string): ContentfulError =>
  new ContentfulError(404, 'NotFound', 'The resource could not be found.', { type, id })

export const badRequest = (message: string): ContentfulError => new ContentfulError(400, 'BadRequest', message)

export const invalidQuery = (path: readonly string[]): ContentfulError =>
  new ContentfulError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    {
      errors: [{ name: 'unknown', path }],
    },
  )

export const versionMismatch = (): ContentfulError =>
  new ContentfulError(409, 'VersionMismatch', 'The version in X-Contentful-Version is not the current one.')

export const invalidEntry = (problems: readonly FieldProblem[]): ContentfulError =>
  new ContentfulError(422, 'InvalidEntry', 'Validation error', { errors: problems })

export const validationFailed = (problems: readonly FieldProblem[]): ContentfulError =>
  new ContentfulError(422, 'ValidationFailed', 'The resource you sent in the body is invalid.', { errors: problems })

export const unresolvedLinks = (problems: readonly FieldProblem[]): ContentfulError =>
  new ContentfulError(422, 'UnresolvedLinks', 'Validation error', { errors: problems })

export const tokenInvalid = (): ContentfulError =>
  new ContentfulError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')

export const unknownRoute = (): ContentfulError =>
  new ContentfulError(404, 'UnknownRoute', "The path you tried to reach is unknown or doesn't support this HTTP method.")

export const notImplemented = (operation: string): ContentfulError =>
  new ContentfulError(501, 'UnknownRoute', `${operation} is not implemented by the embedded content platform.`)

/** The error as it travels. */
export const errorBody = (error: ContentfulError, requestId: string) => ({
  sys: { type: 'Error', id: error.id },
  message: error.message,
  ...defined({ details: error.details }),
  requestId,
})

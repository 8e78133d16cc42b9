/** The one error body of every API answer (EXTRA-03). `code` is UPPER_SNAKE; extra fields belong to the code. */
export interface ApiError {
  readonly code: string
  readonly message: string
  readonly errors?: readonly FieldError[]
  /** The number that a limit or stock code is about (EXTRA-11). */
  readonly count?: number
  /** Of a defect of the shop's own: what support finds it by. */
  readonly incident?: string
  readonly [detail: string]: unknown
}

export interface FieldError {
  /** JSON pointer or field name. */
  readonly path: string
  readonly message: string
}

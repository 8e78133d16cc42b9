import type { ApiError } from '../../../schemas/api/error.ts'

/**
 * A call that was not answered with success (API-14): the status and the parsed body, as data for the caller who
 * decides. Status 0 with code NETWORK_ERROR, TIMEOUT or REQUEST_ABORT means that there was no answer at all.
 */
export class CommerceError extends Error {
  readonly status: number
  readonly body: ApiError

  constructor(status: number, body: ApiError, options?: ErrorOptions) {
    super(body.message, options)
    this.name = 'CommerceError'
    this.status = status
    this.body = body
  }
}

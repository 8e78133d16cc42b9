import { ApiProblem } from './api-problem.ts'

/* Problems that several operations answer; those of one operation are in its file. */

export const unknownSession = (): ApiProblem =>
  new ApiProblem(401, 'SESSION_UNKNOWN', { message: 'This shopping session is not known or has ended.' })

export const unauthorized = (): ApiProblem => new ApiProblem(401, 'UNAUTHORIZED', { message: 'Please sign in.' })

export const notFound = (message = 'There is nothing here.'): ApiProblem => new ApiProblem(404, 'NOT_FOUND', { message })

export const orderNotFound = (): ApiProblem =>
  new ApiProblem(404, 'ORDER_NOT_FOUND', { message: 'We could not find this order. Please check your details.' })

export const serverError = (status = 500): ApiProblem =>
  new ApiProblem(status, 'SERVER_ERROR', { message: 'Something went wrong on our side. Please try again.' })

export const unableToShip = (): ApiProblem =>
  new ApiProblem(422, 'UNABLE_TO_SHIP', { message: 'We cannot ship to this address. Please choose another.' })

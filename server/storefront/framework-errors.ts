import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refuseAddress } from './refuse-address.ts'

/** For Fastify's `frameworkErrors`: addresses that its router cannot decode, or whose segments are too long. */
export const pageFrameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void refuseAddress(request, reply, error.statusCode === 414 ? 414 : 400)
}

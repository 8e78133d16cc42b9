import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { answerHeaders } from '../operations/answer-headers.ts'
import { refuseAddress } from './refuse-address.ts'

/** For Fastify's `frameworkErrors`: addresses that its router cannot decode, or whose segments are too long. No hook runs for them. */
export const pageFrameworkErrors =
  (config: Pick<ServerConfig, 'isProduction'>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void refuseAddress(request, reply.headers(answerHeaders(request, config)), error.statusCode === 414 ? 414 : 400)
  }

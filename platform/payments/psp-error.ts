import type { FastifyReply } from 'fastify'

/** The provider's error envelope. */
export class PspError extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    readonly errorType: 'validation' | 'security' | 'internal' = 'validation',
  ) {
    super(message)
  }
}

export const sendPspError = (
  reply: FastifyReply,
  { status, errorCode, message, errorType }: Pick<PspError, 'status' | 'errorCode' | 'message' | 'errorType'>,
): FastifyReply => reply.code(status).send({ status, errorCode, message, errorType })

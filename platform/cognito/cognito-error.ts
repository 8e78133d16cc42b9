import type { FastifyReply } from 'fastify'

interface Details {
  readonly status?: number
}

/** A refusal in the vendor's words: `type` is the exception's name, `message` the text its clients compare. */
export class CognitoError extends Error {
  readonly status: number

  constructor(
    readonly type: string,
    message: string,
    { status = 400 }: Details = {},
  ) {
    super(message)
    this.status = status
  }
}

/** Answers in the vendor's error form. */
export const sendCognitoError = (
  reply: FastifyReply,
  { type, message, status }: Pick<CognitoError, 'type' | 'message' | 'status'>,
): FastifyReply =>
  reply.code(status).header('x-amzn-errortype', `${type}:`).header('x-amzn-errormessage', message).send({ __type: type, message })

import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { isInProcess } from './in-process-fetch.ts'

/**
 * The two lines of each request, without those of the process's calls to itself: a page makes several, and a first start hundreds,
 * between which nobody finds what it says. Their errors are logged as ever.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (!isInProcess(request)) super.incomingRequest(request, reply)
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error instanceof Error || !isInProcess(request)) super.requestCompleted(error, request, reply)
  }
}

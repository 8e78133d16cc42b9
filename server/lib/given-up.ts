import type { FastifyRequest } from 'fastify'

/** Whether the client went away, or was cut off, before all of its request had come: nobody waits for an answer and nothing of ours failed. */
export const isGivenUp = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => raw.destroyed && !raw.complete

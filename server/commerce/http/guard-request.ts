import type { FastifyRequest } from 'fastify'
import { ApiProblem } from './api-problem.ts'

const MAX_URL_LENGTH = 4096
const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses what no shop page sends: overlong addresses, broken UTF-8, NUL. */
export const guardAddress = async ({ raw: { url = '' } }: FastifyRequest): Promise<void> => {
  if (url.length > MAX_URL_LENGTH) throw new ApiProblem(414, 'URI_TOO_LONG', { message: 'The address is too long.' })
  if (!isReadable(url)) throw new ApiProblem(400, 'BAD_ADDRESS', { message: 'The address is not valid UTF-8.' })
}

/** A changing call needs a header that only our own script sets: a form of another site cannot (contracts 10). */
export const guardChange = async (request: FastifyRequest): Promise<void> => {
  if (!READING_METHODS.has(request.method)) requireScript(request)
}

/** Requires the header of our own script for a GET that changes something (EMAIL-14). */
export const requireScript = ({ headers }: FastifyRequest): void => {
  if (headers['x-requested-with'] !== 'XMLHttpRequest')
    throw new ApiProblem(403, 'FORBIDDEN', { message: 'This call is not allowed from here.' })
}

const isReadable = (url: string): boolean => {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch (cause) {
    if (cause instanceof URIError) return false
    throw cause
  }
}

import { DataFileError, type DataFileProblem } from './data-file-error.ts'

/** Reads a data file. Throws `DataFileError` where the answer is not that file. */
export const readDataFile = async (address: string, request: typeof fetch): Promise<unknown> => {
  const response = await request(address, { headers: { accept: 'application/json' } })
  const text = await response.text()
  const problem = problemOf(response, text)
  if (problem !== undefined) throw new DataFileError(problem, address, response.status)
  try {
    const body: unknown = JSON.parse(text)
    return isContent(body) ? body.content : body
  } catch {
    throw new DataFileError('unreadable', address, response.status)
  }
}

/** Stores and firewalls refuse in XML or HTML, sometimes with a status that says nothing of it. */
const problemOf = ({ ok, status, headers }: Response, text: string): DataFileProblem | undefined => {
  const isMarkup = headers.get('content-type')?.includes('html') === true || text.trimStart().startsWith('<')
  if (status === 403 || (isMarkup && text.includes('AccessDenied'))) return 'blocked'
  if (status === 404) return 'missing'
  return !ok || isMarkup ? 'unreadable' : undefined
}

const isContent = (body: unknown): body is { readonly content: unknown } => typeof body === 'object' && body !== null && 'content' in body

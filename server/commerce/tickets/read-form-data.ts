import { ApiProblem } from '../http/api-problem.ts'

/** The form has a dozen fields and five files. A part of a few bytes costs as much as a large one. */
const MAX_PARTS = 100

/** A multipart body as its fields and files. 400 BAD_FORM for one that is broken, or has more parts than any form of ours. */
export const readFormData = async (body: Buffer, contentType: string | undefined): Promise<FormData> => {
  if (hasTooManyParts(body, contentType)) throw badForm('The form has too many parts.')
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType ?? '' } }).formData()
  } catch {
    throw badForm('The form could not be read.')
  }
}

const hasTooManyParts = (body: Buffer, contentType = ''): boolean => {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return false
  const mark = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = body.indexOf(mark); at !== -1 && parts <= MAX_PARTS; at = body.indexOf(mark, at + mark.length)) parts += 1
  // The last mark ends the form.
  return parts > MAX_PARTS
}

const badForm = (message: string): ApiProblem => new ApiProblem(400, 'BAD_FORM', { message })

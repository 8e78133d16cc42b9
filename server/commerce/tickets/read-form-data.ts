import { ApiProblem } from '../http/api-problem.ts'

/** A multipart body as its fields and files. 400 BAD_FORM for one that is broken. */
export const readFormData = async (body: Buffer, contentType: string | undefined): Promise<FormData> => {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType ?? '' } }).formData()
  } catch {
    throw new ApiProblem(400, 'BAD_FORM', { message: 'The form could not be read.' })
  }
}

import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { projectPath } from '../../server/paths.ts'

interface Response {
  readonly content?: Readonly<Record<string, unknown>>
}
interface Described {
  readonly responses: Readonly<Record<string, Response>>
}

interface ApiDocument {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly responses: { readonly Refusal: { readonly description: string } } }
}

/** The document as it is in the repository. Its validity is tested. */
export const apiDocument = JSON.parse(readFileSync(projectPath('docs/api/openapi.json'), 'utf8')) as ApiDocument

const { paths, components } = apiDocument

/** Calls of the document: `GET /api/cart`. */
export const OPERATION_KEYS: readonly string[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
)

/** The codes of refusals: listed where a call has them, and in the words about every call. */
export const documentedCodes = (): ReadonlySet<string> => {
  const text = JSON.stringify(paths)
  const listed = [...text.matchAll(/"code":\{"enum":(\[[^\]]*\])/g)].flatMap(([, list = '[]']): string[] => JSON.parse(list))
  const everywhere = [...components.responses.Refusal.description.matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code)
  return new Set([...listed, ...everywhere])
}

/** A field that no type has is as wrong as one that is missing: for tests, every object of the document is closed. */
const closed = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map((one) => closed(one))
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.entries(part).map(([name, value]) => [name, name === 'allOf' ? value : closed(value)])
  const isOpen = 'properties' in part && 'type' in part && part.type === 'object' && !('additionalProperties' in part)
  return { ...Object.fromEntries(fields), ...(isOpen && { additionalProperties: false }) }
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajvFormats.default(ajv)
ajv.addSchema({ ...(closed(apiDocument) as object), $id: 'https://shop.example/openapi.json' })

/** What is wrong with a real answer, by the schema that the document has for its call and status. */
export const answerProblems = (
  call: string,
  { statusCode, body }: { readonly statusCode: number; readonly body: string },
): readonly string[] => {
  const [method = '', path = ''] = call.split(' ')
  const response = paths[path]?.[method]?.responses[statusCode]
  if (response === undefined) return [`${call} has no ${statusCode}: ${body}`]
  if (response.content === undefined) return body === '' ? [] : [`${call} answers a body`]
  const pointer = ['paths', path, method, 'responses', String(statusCode), 'content', 'application/json', 'schema']
  const place = pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const isRight = ajv.compile({ $ref: `https://shop.example/openapi.json#/${place}` })
  return isRight(JSON.parse(body))
    ? []
    : (isRight.errors ?? []).map(
        ({ instancePath, message, params }) => `${call} ${statusCode} ${instancePath}: ${message} ${JSON.stringify(params)}`,
      )
}

import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Answers by their call, and the types that they are made of by name. */
export interface AnswerSchemas {
  readonly answers: Readonly<Record<string, JsonSchema>>
  readonly types: Readonly<Record<string, JsonSchema>>
}

/** JSON Schema of the TypeScript types that the routes answer with. An answer may gain fields, so none is closed. */
export const readAnswerSchemas = (root: URL): AnswerSchemas => {
  const generator = createGenerator({
    path: fileURLToPath(new URL('server/commerce/routes/answers.ts', root)),
    tsconfig: fileURLToPath(new URL('tsconfig.json', root)),
    expose: 'export',
    additionalProperties: true,
    // `npm run types` checks them.
    skipTypeCheck: true,
  })
  const { Answers, ...types } = inComponents({
    ...generator.createSchema('Answers').definitions,
    ...generator.createSchema('ApiError').definitions,
  })
  return { answers: (Answers?.['properties'] ?? {}) as AnswerSchemas['answers'], types }
}

/** Names are looked up where OpenAPI keeps them. */
const inComponents = (definitions: object): Readonly<Record<string, JsonSchema>> =>
  // JSON stays JSON: only the addresses of names change.
  JSON.parse(JSON.stringify(definitions, withoutIds).replaceAll('"#/definitions/', '"#/components/schemas/')) as Readonly<
    Record<string, JsonSchema>
  >

/** Comments name the requirements that a type is for, which say nothing to whoever calls the API. */
const withoutIds = (name: string, value: unknown): unknown =>
  name === 'description' && typeof value === 'string'
    ? value.replaceAll(/ \((?:[A-Z]+-\d+|product\.md \d+|contracts \d+)[^()]*\)/g, '')
    : value

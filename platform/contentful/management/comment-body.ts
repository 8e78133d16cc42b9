import { z } from 'zod'
import type { Call } from '../call.ts'
import { isRecord } from '../model.ts'
import { parseBody } from './parse-body.ts'

const MAX_LENGTH = 512

const status = z.enum(['active', 'resolved'])
const plain = z.object({ body: z.string().min(1).max(MAX_LENGTH), status: status.default('active') })
const rich = z.object({
  body: z.looseObject({ nodeType: z.literal('document'), content: z.array(z.looseObject({ nodeType: z.literal('paragraph') })) }),
  status: status.default('active'),
})

/** What a comment says, as it was written: words, or a document that may mention people. */
export interface CommentBody {
  readonly body: string | Readonly<Record<string, unknown>>
  readonly status: z.output<typeof status>
  readonly parentCommentId?: string
  /** The field and locale it speaks of: `fields.title.en`. */
  readonly reference?: string
}

export const isRichText = ({ headers }: Pick<Call, 'headers'>): boolean => headers['x-contentful-comment-body-format'] === 'rich-text'

export const readComment = (call: Call): Pick<CommentBody, 'body' | 'status'> => parseBody(isRichText(call) ? rich : plain, call.body)

/** A comment's words in the form a reader asks for, whichever it was written in. */
export const inFormat = (body: CommentBody['body'], wantsRichText: boolean): CommentBody['body'] => {
  if (wantsRichText === (typeof body !== 'string')) return body
  return typeof body === 'string' ? documentOf(body) : textOf(body)
}

const documentOf = (text: string) => ({
  nodeType: 'document',
  data: {},
  content: text.split('\n').map((line) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value: line, marks: [], data: {} }],
  })),
})

const textOf = (node: unknown): string => {
  if (!isRecord(node)) return ''
  if (typeof node['value'] === 'string') return node['value']
  const parts = Array.isArray(node['content']) ? node['content'].map(textOf) : []
  return parts.join(node['nodeType'] === 'document' ? '\n' : '')
}

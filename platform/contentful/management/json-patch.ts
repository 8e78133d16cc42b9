import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { isRecord } from '../model.ts'
import { parseBody } from './parse-body.ts'

const pointer = z.string().regex(/^(?:\/.*)?$/)
const steps = z.array(
  z.discriminatedUnion('op', [
    z.object({ op: z.enum(['add', 'replace', 'test']), path: pointer, value: z.unknown() }),
    z.object({ op: z.literal('remove'), path: pointer }),
    z.object({ op: z.enum(['move', 'copy']), path: pointer, from: pointer }),
  ]),
)
type Step = z.output<typeof steps>[number]

/** A document after RFC 6902 steps; the original is left as it was. Refuses a step that does not apply. */
export const applyJsonPatch = (document: unknown, patch: unknown): unknown => parseBody(steps, patch).reduce(applyStep, document)

const applyStep = (document: unknown, step: Step): unknown => {
  const path = tokens(step.path)
  if (step.op === 'remove') return change(document, path, 'remove')
  if ('from' in step) {
    const from = tokens(step.from)
    return change(step.op === 'move' ? change(document, from, 'remove') : document, path, 'add', read(document, from))
  }
  if (step.op !== 'test') return change(document, path, step.op, step.value)
  if (!isDeepStrictEqual(read(document, path), step.value)) throw badRequest(`The patch test at ${step.path} failed.`)
  return document
}

type Change = 'add' | 'replace' | 'remove'

const change = (target: unknown, [token, ...rest]: readonly string[], how: Change, value?: unknown): unknown => {
  if (token === undefined) return value
  const inner = (child: unknown) => change(child, rest, how, value)
  if (Array.isArray(target)) return changeList(target, { index: indexIn(target, token), isLast: rest.length === 0, how, value, inner })
  if (!isRecord(target)) throw badRequest(`The patch path leads through "${token}", which is not there.`)
  const isThere = Object.hasOwn(target, token)
  if (!isThere && (rest.length > 0 || how !== 'add')) throw badRequest(`The patch path leads to "${token}", which is not there.`)
  if (rest.length > 0) return { ...target, [token]: inner(target[token]) }
  const { [token]: _removed, ...others } = target
  return how === 'remove' ? others : { ...others, [token]: value }
}

const changeList = (
  list: readonly unknown[],
  {
    index,
    isLast,
    how,
    value,
    inner,
  }: {
    readonly index: number
    readonly isLast: boolean
    readonly how: Change
    readonly value: unknown
    readonly inner: (child: unknown) => unknown
  },
): readonly unknown[] => {
  if (index > list.length || (index === list.length && (how !== 'add' || !isLast)))
    throw badRequest(`The patch path leads past the end of a list.`)
  if (!isLast) return list.with(index, inner(list[index]))
  if (how === 'add') return list.toSpliced(index, 0, value)
  return how === 'remove' ? list.toSpliced(index, 1) : list.with(index, value)
}

const indexIn = (list: readonly unknown[], token: string): number => {
  if (token === '-') return list.length
  if (!/^(?:0|[1-9]\d*)$/.test(token)) throw badRequest(`"${token}" is not an index of a list.`)
  return Number(token)
}

const read = (target: unknown, [token, ...rest]: readonly string[]): unknown => {
  if (token === undefined) return target
  if (Array.isArray(target)) return read(target[indexIn(target, token)], rest)
  return isRecord(target) && Object.hasOwn(target, token) ? read(target[token], rest) : undefined
}

const tokens = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))

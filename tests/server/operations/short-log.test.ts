import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { loggerOptions } from '../../../server/operations/logger-options.ts'
import { writeShortLog } from '../../../server/operations/short-log.ts'
import { unexpected } from '../../../server/operations/start-error.ts'
import { productionEnvironment } from '../../factories/deployed-environment.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

const FORMATS: readonly (readonly [string, NodeJS.ProcessEnv, string, string])[] = [
  ['development', {}, 'short', 'warn'],
  ['test', { APP_ENV: 'test' }, 'short', 'warn'],
  ['production', productionEnvironment(), 'json', 'info'],
  ['a development that asks for JSON', { LOG_FORMAT: 'json' }, 'json', 'info'],
  ['a production that asks for short lines', { ...productionEnvironment(), LOG_FORMAT: 'short' }, 'short', 'warn'],
  ['a development that asks for requests', { LOG_LEVEL: 'info' }, 'short', 'info'],
]

/** What the log of a development says of calls, a line each. */
const shortLogOf = async (level: string, work: (app: FastifyInstance) => Promise<unknown>): Promise<readonly string[]> => {
  const lines: string[] = []
  const options = loggerOptions(readConfig({ LOG_LEVEL: level }))
  const stream = writeShortLog({ line: (text) => void lines.push(text) })
  app = Fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream }, genReqId: () => 'r7' })
  app.get('/page', async () => 'page')
  app.get('/defect', async () => {
    throw new Error('the index is gone', { cause: new Error('the disk is full') })
  })
  await work(app)
  return lines
}

describe('the log', () => {
  it.each(FORMATS)('of %s has its form and its level', (_, variables, format, level) => {
    expect(readConfig(variables)).toMatchObject({ LOG_FORMAT: format, LOG_LEVEL: level })
    expect(Object.keys(loggerOptions(readConfig(variables))).includes('stream')).toBe(format === 'short')
  })

  it('is silent about requests in development', async () => {
    expect(await shortLogOf('warn', (shop) => shop.inject('/page?email=ann@example.com'))).toEqual([])
  })

  it('names requests in a line each where the level asks for it, without what is private', async () => {
    expect(await shortLogOf('info', (shop) => shop.inject('/page?email=ann@example.com'))).toEqual([
      'info  incoming request (request r7, GET /page)',
      expect.stringMatching(/^info {2}request completed 200 \(request r7\) responseTime=[\d.]+$/),
    ])
  })

  it('shows an error with its request, where it happened and what caused it', async () => {
    const [text = '', ...others] = await shortLogOf('warn', (shop) => shop.inject('/defect'))
    expect(others).toEqual([])
    expect(text.split('\n')[0]).toMatch(/^error the index is gone (?:500 )?\(request r7, GET \/defect\)$/)
    expect(text).toMatch(/\n {6}at .*short-log\.test\.ts:\d+/)
    expect(text).toMatch(/\n {6}caused by\n {6}Error: the disk is full\n/)
  })

  it('shows what an event is about beside its sentence', async () => {
    const work = async (shop: FastifyInstance): Promise<void> =>
      shop.log.warn({ event: 'refused', rules: ['a', 'b'] }, 'A page was refused')
    expect(await shortLogOf('warn', work)).toEqual(['warn  A page was refused event=refused rules=["a","b"]'])
  })
})

describe('a start that ends at a defect', () => {
  it('says a sentence to a newcomer, and where it happened to whoever asks or runs it deployed', () => {
    const error = new Error('The seed has no pages.')
    expect(unexpected(error, {})).toBe(
      'The start ended at something unexpected: The seed has no pages. Start it again; LOG_LEVEL=debug shows where it happens.',
    )
    for (const environment of [{ LOG_LEVEL: 'debug' }, { LOG_FORMAT: 'json' }, { APP_ENV: 'production' }])
      expect(unexpected(error, environment)).toMatch(/^Error: The seed has no pages\.\n\s+at /)
  })
})

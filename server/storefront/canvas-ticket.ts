import { randomBytes } from 'node:crypto'
import { TICKET_PARAMETER } from '../../schemas/api/compose.ts'
import { PREVIEW_PASS_HEADER, PREVIEW_PASS_PARAMETER } from '../../src/site/preview-mode.ts'
import { countTry } from '../lib/limit-rate.ts'
import { bindSecret, isSigned, sign, type Secret } from '../lib/secret.ts'
import { createPasswordPass } from '../operations/password-pass.ts'
import type { Runtime } from '../runtime.ts'

type Deps = Pick<Runtime, 'clock' | 'database'>

interface Options {
  readonly secret: Secret
  /** Of the previews: another one invalidates every ticket and pass. */
  readonly password: string
}

/** Of a request, as far as it says who may see drafts. */
export interface Carrier {
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** How a frame without cookies sees drafts: a ticket in its address, good once, is exchanged for a pass that its page sends with each call. */
export interface CanvasTickets {
  readonly issue: () => string
  /** The pass, where the address has a ticket that nobody has used. */
  readonly redeem: (request: Carrier) => Promise<string | undefined>
  readonly hasPass: (request: Carrier) => boolean
}

/** A frame asks at once; what stays in a history or a log is worth nothing. */
const TICKET_MS = 60_000
/** A working day, as somebody who signed in has it. */
const PASS_MS = 8 * 3_600_000

export const createCanvasTickets = (deps: Deps, { secret, password }: Options): CanvasTickets => {
  const { clock } = deps
  const own = bindSecret(secret, password)
  const passes = createPasswordPass({ secret, password, purpose: 'canvas_pass', lastsMs: PASS_MS })
  return {
    issue: () => {
      const text = `${randomBytes(12).toString('hex')}.${clock.now() + TICKET_MS}`
      return `${text}.${sign(own, `canvas_ticket ${text}`)}`
    },
    redeem: async (request) => {
      const [, text = '', endsAt, signature = ''] =
        /^([0-9a-f]{24}\.(\d{1,15}))\.([0-9a-f]{64})$/.exec(parameterOf(request, TICKET_PARAMETER)) ?? []
      if (!isSigned(own, `canvas_ticket ${text}`, signature) || Number(endsAt) <= clock.now()) return undefined
      // Counted in the database: whichever process is asked second refuses it.
      const isFirst = await countTry(deps, { key: `canvas:ticket:${text}`, max: 1, windowMs: TICKET_MS })
      return isFirst ? passes.issue(clock.now()) : undefined
    },
    hasPass: (request) => {
      const header = request.headers[PREVIEW_PASS_HEADER]
      const pass = typeof header === 'string' ? header : parameterOf(request, PREVIEW_PASS_PARAMETER)
      return passes.isGood(pass, clock.now())
    },
  }
}

const parameterOf = ({ url = '' }: Carrier, name: string): string => new URLSearchParams(url.split('?').slice(1).join('?')).get(name) ?? ''

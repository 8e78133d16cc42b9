import type { Example } from '../answer-example.ts'
import type { CommerceCall } from './commerce-call.ts'

/** The shop API of one site and language; operations/ has the typed calls made of it. */
export interface CommerceClient {
  /**
   * Sends a call once a session exists and gives its parsed answer; 428, which only payments get, is the answer `PaymentRetry`.
   * Throws `CommerceError` for every other status of 400 or above, where no answer came, and with code BAD_ANSWER for one that
   * is not like its example. An answer without an example is `unknown`.
   */
  readonly send: <Answer = unknown>(
    call: CommerceCall,
    ...example: unknown extends Answer ? [] : [example: Example<Answer>]
  ) => Promise<Answer>
  /** The session id stored on this device, if any. */
  readonly sessionId: () => string | undefined
  /** Makes a new session of the present kind (guest or account), as signing in and out ask for. */
  readonly restartSession: () => Promise<string>
  /** Drops the stored session without making a new one. */
  readonly forgetSession: () => void
  /** Reports every new id, also one that another tab made (API-22). Returns how to stop. */
  readonly onSessionChange: (listener: () => void) => () => void
}

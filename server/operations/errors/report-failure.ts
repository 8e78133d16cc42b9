/** Something that failed behind the answers: no request shows it to anybody. */
export interface Failure {
  readonly code:
    | 'jobFailed'
    | 'jobLost'
    | 'mailFailed'
    | 'mailDead'
    | 'renewalFailed'
    | 'paymentUnanswered'
    | 'paymentNotRecovered'
    | 'purgeFailed'
    | 'feedBroken'
  /** 1: the shop is down, 2: something is missing, 3: less good than it could be. */
  readonly severity: 1 | 2 | 3
  readonly message: string
  /** What was thrown, where anything was. */
  readonly cause?: unknown
  readonly tags?: Readonly<Record<string, string>>
}

/** Has a failure reported, and answers the incident for the log: within a minute the same cause is the same incident, reported once. */
export type ReportFailure = (failure: Failure) => string

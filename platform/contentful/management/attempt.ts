import { ContentfulError } from '../errors.ts'

/** A refusal as it is stored with the action that failed by it. */
export interface StoredError {
  readonly sys: { readonly type: 'Error'; readonly id: string }
  readonly message: string
  readonly details?: unknown
}

/** Runs what may be refused; the refusal, or undefined when all went well. Anything else that goes wrong is thrown on. */
export const attempt = async (run: () => Promise<unknown>): Promise<StoredError | undefined> => {
  try {
    await run()
    return undefined
  } catch (error) {
    if (!(error instanceof ContentfulError)) throw error
    const details = error.details === undefined ? {} : { details: error.details }
    return { sys: { type: 'Error', id: error.id }, message: error.message, ...details }
  }
}

import type { SignUpError } from './check-sign-up.ts'

/** The message of a refusal by the server (EMAIL-10); undefined where the messages are beside the fields. */
export const signUpMessage = (error: SignUpError | undefined): 'errorFormat' | 'emailExists' | 'errorGeneric' | undefined => {
  if (error === undefined || error.source === 'client') return undefined
  if (error.status === 422) return 'errorFormat'
  return error.status === 409 ? 'emailExists' : 'errorGeneric'
}

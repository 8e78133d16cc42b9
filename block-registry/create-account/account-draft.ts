import { emailProblem } from '../../src/features/account/email-problem.ts'
import { passwordProblem } from '../../src/features/account/password-rules.ts'

/** The form as typed. */
export interface AccountDraft {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly phoneNumber: string
  readonly password: string
}

/** Whether there is anything to send: what is missing is shown beside its field. */
export const isComplete = ({ givenName, familyName, email, password }: AccountDraft): boolean =>
  givenName.trim() !== '' && familyName.trim() !== '' && emailProblem(email) === undefined && passwordProblem(password) === undefined

import { IdentityError } from './identity-error.ts'

/** What was asked of the provider; `giveAgain`: the password of who is signed in already. */
export type IdentityOperation = 'signIn' | 'signUp' | 'confirm' | 'send' | 'setPassword' | 'changePassword' | 'giveAgain' | 'update'

/** Id of a text under `codes.account`, or of one under `codes.client` where no answer came (contracts 7). */
export type AccountCode =
  | 'needsReset'
  | 'invalidPassword'
  | 'invalidPasswordComplexity'
  | 'invalidEmail'
  | 'userExists'
  | 'codeExpired'
  | 'codeInvalid'
  | 'newCode'
  | 'invalidCredentials'
  | 'unableToAction'
  | 'successNewPassword'
  | 'successCreated'
  | 'accountClosed'
  | 'incorrectPassword'
  | 'attemptsExceeded'
  | 'codeSendsExceeded'
  | 'weakPassword'
  | 'securityIssues'
  | 'networkError'
  | 'timeout'

/** The shop's word for a refusal; anything unknown could not be done just now. */
export const accountCodeOf = (error: unknown, operation: IdentityOperation): AccountCode => {
  if (!(error instanceof IdentityError)) return 'unableToAction'
  if (error.type === 'NotAuthorizedException') return notAuthorized(error.message, operation)
  if (error.type === 'InvalidParameterException') return invalidParameter(error.message)
  if (error.type === 'InvalidPasswordException')
    return /not long enough/i.test(error.message) ? 'invalidPassword' : 'invalidPasswordComplexity'
  if (error.type === 'LimitExceededException') return operation === 'send' ? 'codeSendsExceeded' : 'attemptsExceeded'
  return CODES[error.type] ?? 'unableToAction'
}

const CODES: Readonly<Record<string, AccountCode>> = {
  UserNotFoundException: 'invalidCredentials',
  UserNotConfirmedException: 'newCode',
  PasswordResetRequiredException: 'needsReset',
  UsernameExistsException: 'userExists',
  AliasExistsException: 'userExists',
  CodeMismatchException: 'codeInvalid',
  ExpiredCodeException: 'codeExpired',
  TooManyRequestsException: 'attemptsExceeded',
  TooManyFailedAttemptsException: 'attemptsExceeded',
  NetworkError: 'networkError',
  Timeout: 'timeout',
}

const notAuthorized = (message: string, operation: IdentityOperation): AccountCode => {
  if (message === 'Password attempts exceeded') return 'attemptsExceeded'
  if (message === 'User is disabled.') return 'securityIssues'
  if ((operation === 'changePassword' || operation === 'giveAgain') && message === 'Incorrect username or password.')
    return 'incorrectPassword'
  return operation === 'signIn' ? 'invalidCredentials' : 'unableToAction'
}

const invalidParameter = (message: string): AccountCode => {
  if (/e-?mail/i.test(message)) return 'invalidEmail'
  return /password/i.test(message) ? 'invalidPassword' : 'unableToAction'
}

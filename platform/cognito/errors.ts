import { CognitoError } from './cognito-error.ts'

/** The vendor's refusals, word for word: its clients and the shop compare them (contracts 7). */
export const errors = {
  wrongCredentials: () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.'),
  attemptsExceeded: () => new CognitoError('NotAuthorizedException', 'Password attempts exceeded'),
  disabled: () => new CognitoError('NotAuthorizedException', 'User is disabled.'),
  alreadyConfirmed: () => new CognitoError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
  invalidRefreshToken: () => new CognitoError('NotAuthorizedException', 'Invalid Refresh Token'),
  invalidAccessToken: () => new CognitoError('NotAuthorizedException', 'Invalid Access Token'),
  accessTokenExpired: () => new CognitoError('NotAuthorizedException', 'Access Token has expired'),
  accessTokenRevoked: () => new CognitoError('NotAuthorizedException', 'Access Token has been revoked'),
  invalidSession: () => new CognitoError('NotAuthorizedException', 'Invalid session for the user.'),
  unwritableAttribute: () => new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
  notConfirmed: () => new CognitoError('UserNotConfirmedException', 'User is not confirmed.'),
  resetRequired: () => new CognitoError('PasswordResetRequiredException', 'Password reset required for the user'),
  usernameExists: () => new CognitoError('UsernameExistsException', 'An account with the given email already exists.'),
  aliasExists: () => new CognitoError('AliasExistsException', 'An account with the given email already exists.'),
  noDevice: () => new CognitoError('ResourceNotFoundException', 'Device does not exist.'),
  noClient: (clientId: string) => new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`),
  codeMismatch: () => new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  codeExpired: () => new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  limitExceeded: () => new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  invalidParameter: (message: string) => new CognitoError('InvalidParameterException', message),
  weakPassword: (what: string) => new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${what}`),
  internal: () => new CognitoError('InternalErrorException', 'Internal error', { status: 500 }),
} as const

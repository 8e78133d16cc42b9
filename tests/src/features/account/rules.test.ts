import { describe, expect, it } from 'vitest'
import { accountCodeOf } from '../../../../src/clients/identity/account-code.ts'
import { IdentityError } from '../../../../src/clients/identity/identity-error.ts'
import { isWeakPassword, passwordProblem } from '../../../../src/features/account/password-rules.ts'
import { safeRedirect } from '../../../../src/features/account/safe-redirect.ts'

describe('accountCodeOf', () => {
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'signIn', 'invalidCredentials'],
    ['NotAuthorizedException', 'Incorrect username or password.', 'changePassword', 'incorrectPassword'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'signIn', 'attemptsExceeded'],
    ['NotAuthorizedException', 'User is disabled.', 'confirm', 'securityIssues'],
    ['UserNotFoundException', '', 'signIn', 'invalidCredentials'],
    ['UserNotConfirmedException', 'User is not confirmed.', 'signIn', 'newCode'],
    ['PasswordResetRequiredException', '', 'signIn', 'needsReset'],
    ['UsernameExistsException', '', 'signUp', 'userExists'],
    ['AliasExistsException', '', 'signUp', 'userExists'],
    ['InvalidPasswordException', 'Password did not conform with policy: Password not long enough', 'signUp', 'invalidPassword'],
    [
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have numeric characters',
      'signUp',
      'invalidPasswordComplexity',
    ],
    ['InvalidParameterException', 'Invalid email address format.', 'signUp', 'invalidEmail'],
    ['InvalidParameterException', "Value at 'password' failed to satisfy constraint", 'signUp', 'invalidPassword'],
    ['InvalidParameterException', 'Invalid phone number format.', 'signUp', 'unableToAction'],
    ['CodeMismatchException', '', 'confirm', 'codeInvalid'],
    ['ExpiredCodeException', '', 'confirm', 'codeExpired'],
    ['LimitExceededException', '', 'send', 'codeSendsExceeded'],
    ['LimitExceededException', '', 'changePassword', 'attemptsExceeded'],
    ['TooManyRequestsException', '', 'signIn', 'attemptsExceeded'],
    ['TooManyFailedAttemptsException', '', 'confirm', 'attemptsExceeded'],
    ['CodeDeliveryFailureException', '', 'send', 'unableToAction'],
    ['InternalErrorException', '', 'signIn', 'unableToAction'],
    ['NetworkError', '', 'signIn', 'networkError'],
  ] as const)('says of %s (%s) at %s: %s [AUTH-09]', (type, message, operation, code) => {
    expect(accountCodeOf(new IdentityError(type, message), operation)).toBe(code)
  })
})

describe('safeRedirect', () => {
  it.each(['/checkout/shipping', '/orders?page=2'])('goes to %s', (path) => expect(safeRedirect(path)).toBe(path))
  it.each([
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\\b',
    '/\t/evil.example',
    '/account/sign-in',
  ])('goes to the account instead of %s', (path) => expect(safeRedirect(path)).toBe('/account'))
})

describe('a new password', () => {
  it.each([
    ['Sh0rt', 'invalidPassword'],
    [`Aa1${'x'.repeat(254)}`, 'invalidPassword'],
    [' Passw0rd', 'invalidPassword'],
    ['alllower1', 'invalidPasswordComplexity'],
    ['ALLUPPER1', 'invalidPasswordComplexity'],
    ['NoDigits!', 'invalidPasswordComplexity'],
    ['Passw0rd', undefined],
    ['Ünïcødé-1', undefined],
  ])('%s: %s [AUTH-09]', (password, problem) => expect(passwordProblem(password)).toBe(problem))

  it('is easily guessed with the name of its address or a common word in it [AUTH-09]', () => {
    expect(isWeakPassword('xx-Ada.Love-9', 'ada.love@example.com')).toBe(true)
    expect(isWeakPassword('Passw0rd!', 'ada@example.com')).toBe(true)
    expect(isWeakPassword('Correct-H0rse', 'ada@example.com')).toBe(false)
  })
})

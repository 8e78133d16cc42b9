import { expect, it } from 'vitest'
import { messagesOf } from '../../setup/messages.ts'

const CODES = [
  ...['needsReset', 'invalidPassword', 'invalidPasswordComplexity', 'invalidEmail', 'userExists', 'codeExpired', 'codeInvalid'],
  ...['newCode', 'invalidCredentials', 'unableToAction', 'successNewPassword', 'successCreated', 'incorrectPassword'],
  ...['attemptsExceeded', 'codeSendsExceeded', 'weakPassword', 'securityIssues', 'captchaError', 'marketingInterests'],
]

it.each(['en', 'es', 'fr', 'nl', 'ar', 'ja', 'ko', 'ms', 'zh', 'zh_TW'])(
  'each of the nineteen codes of an account has words of its own in %s [CODE-01]',
  (language) => {
    const messages: Readonly<Record<string, unknown>> = messagesOf(language)
    const words = CODES.map((code) => messages[`codes.account.${code}`])
    expect(words.filter((text) => text === undefined || text === '')).toEqual([])
    expect(new Set(words.map((text) => JSON.stringify(text))).size).toBe(19)
  },
)

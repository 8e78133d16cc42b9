import { expect, it, vi } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { logPreviousSecrets } from '../../../server/operations/log-previous-secrets.ts'

it('a start while secrets have two values says so in one line, by their names and without a value', () => {
  const warn = vi.fn<(...line: readonly unknown[]) => void>()
  const values = {
    SESSION_SECRET: 'a session secret of tests, 0123456789',
    SESSION_SECRET_PREVIOUS: 'the one before it of tests, 0123456789',
  }
  logPreviousSecrets({ warn }, readConfig({ APP_ENV: 'test', ...values }))
  expect(warn.mock.calls).toEqual([
    [
      { event: 'previousSecret', names: ['SESSION_SECRET_PREVIOUS'] },
      'SESSION_SECRET_PREVIOUS is set: unset it when the change is over (docs/operations.md, "Changing a secret")',
    ],
  ])
})

it('a start with one value of each secret says nothing of them', () => {
  const warn = vi.fn<(...line: readonly unknown[]) => void>()
  logPreviousSecrets({ warn }, readConfig({ APP_ENV: 'test' }))
  expect(warn).not.toHaveBeenCalled()
})

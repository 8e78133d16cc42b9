import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { recaptchaEmulator } from '../../../platform/recaptcha/recaptcha-emulator.ts'

const verify = async (response: string): Promise<unknown> => {
  const app = Fastify()
  await app.register(recaptchaEmulator, { prefix: '/recaptcha' })
  const payload = new URLSearchParams({ secret: 's', response }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({ method: 'POST', url: '/recaptcha/siteverify', payload, headers })
  await app.close()
  return answer.json()
}

it('says of its own tokens how human they are, and nothing good of any other', async () => {
  expect(await verify('captcha-pass:payment')).toEqual({ success: true, score: 0.9, action: 'payment' })
  expect(await verify('captcha-pass')).toEqual({ success: true, score: 0.9 })
  expect(await verify('captcha-low:payment')).toEqual({ success: true, score: 0.1, action: 'payment' })
  for (const token of ['', 'toString', 'nope:payment']) expect(await verify(token)).toMatchObject({ success: false })
})

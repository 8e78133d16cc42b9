import { expect, it, vi } from 'vitest'
import type { ComposeClient } from '../../../composer/api/compose-client.ts'
import { withHeadStart } from '../../../composer/api/head-start.ts'

const answerOf = (status: number) =>
  status === 200 ? { ok: true, value: { pageId: 'home' } } : { ok: false, status, refusal: { code: '', message: '', requestId: '' } }
const clientThat = (...statuses: readonly number[]) => {
  const open = vi.fn(async (_id: string) => answerOf(statuses[open.mock.calls.length - 1] ?? 200))
  return { client: { open } as unknown as ComposeClient, open }
}

it('asks for the page of the address before anybody wants it, and uses the answer once', async () => {
  const { client, open } = clientThat()
  const { open: openPage } = withHeadStart(client, '/_compose/pages/home')
  expect(open.mock.calls).toEqual([['home']])
  expect(await openPage('home')).toMatchObject({ ok: true })
  expect(open).toHaveBeenCalledTimes(1)
  await openPage('home')
  expect(open).toHaveBeenCalledTimes(2)
})

it('asks again after a sign-in, and for another page', async () => {
  const signedOut = clientThat(401, 200)
  expect(await withHeadStart(signedOut.client, '/_compose/pages/home').open('home')).toMatchObject({ ok: true })
  expect(signedOut.open).toHaveBeenCalledTimes(2)
  const other = clientThat()
  await withHeadStart(other.client, '/_compose/pages/home').open('sale')
  expect(other.open.mock.calls).toEqual([['home'], ['sale']])
})

it('asks for nothing where the address names no page', () => {
  const { client, open } = clientThat()
  for (const path of ['/_compose', '/_compose/pages/', '/_compose/pages/%E0%A4%A', '/_compose/pages/a/b']) withHeadStart(client, path)
  expect(open).not.toHaveBeenCalled()
})

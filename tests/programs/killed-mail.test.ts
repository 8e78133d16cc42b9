import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectPglite } from '../../server/database/connect.ts'
import { createMailProcess, letTimePass, storedMessages, until } from '../factories/mail-shop.ts'
import { startSmtpServer, type TestSmtpServer } from '../factories/smtp-server.ts'

let folder: string
let server: TestSmtpServer
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'))
  server = await startSmtpServer()
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const idOf = (raw = ''): string | undefined => /^Message-ID: (<.+>)\r$/im.exec(raw)?.[1]

it('a message whose process is killed while it is sent leaves with the next process, under the same Message-ID', async () => {
  const never = new Promise<undefined>(() => undefined)
  server.answer({ data: () => never })
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/factories/sending-process.ts', folder, server.address], {
    stdio: 'inherit',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  // The server has the whole body, and has not said yet that it takes it.
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 600_000 })
  child.kill('SIGKILL')
  await ended

  server.answer({})
  const handle = await connectPglite(folder)
  const next = await createMailProcess(handle, server.address)
  await next.start()
  expect(await storedMessages(handle)).toMatchObject([{ state: 'waiting', attempts: 0, text: 'Code 838642' }])
  // What was taken expires: minutes later the queue's maintenance gives it to another process.
  await letTimePass(handle)
  await next.maintain()
  await letTimePass(handle)
  await until(async () => expect(await storedMessages(handle)).toMatchObject([{ state: 'sent', text: null }]))
  expect(server.received).toHaveLength(2)
  expect(idOf(server.received[0]?.raw)).toBeDefined()
  expect(idOf(server.received[1]?.raw)).toBe(idOf(server.received[0]?.raw))
  await next.stop()
  await handle.close()
}, 300_000)

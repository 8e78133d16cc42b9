import { expect, it, vi } from 'vitest'
import { catchReports } from '../../../setup/reports.ts'
import { recoverChunks } from '../../../../src/pipeline/hydrate/recover-chunks.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

it('reloads once when code is gone, and not again within ten minutes [CHUNK-08]', () => {
  const undo = catchReports(() => undefined)
  const events = new EventTarget()
  const reload = vi.fn()
  let now = 1_000_000
  recoverChunks({ events, storage: memoryStorage(), reload, now: () => now })
  const fail = () => events.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  fail()
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
  now += 600_000
  fail()
  expect(reload).toHaveBeenCalledTimes(2)
  undo()
})

it('never reloads without storage, since it could not recognise the second time [CHUNK-08]', () => {
  const undo = catchReports(() => undefined)
  const events = new EventTarget()
  const reload = vi.fn()
  recoverChunks({ events, storage: undefined, reload, now: Date.now })
  events.dispatchEvent(new Event('vite:preloadError'))
  expect(reload).not.toHaveBeenCalled()
  undo()
})

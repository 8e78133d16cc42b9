// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { start } from '../../../../src/pipeline/hydrate/start.tsx'
import { storeEarlyInteraction } from '../../../../src/pipeline/hydrate/early-interaction.ts'

it('a document without the data of its page says so, and starts nothing [BOOT-07]', async () => {
  document.body.innerHTML = '<div id="root"><p>Shown</p></div>'
  await expect(start(storeEarlyInteraction(document), () => undefined)).rejects.toThrow('Metadata unavailable')
  expect(document.body.innerHTML).toBe('<div id="root"><p>Shown</p></div>')
})

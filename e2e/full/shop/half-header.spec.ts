import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shiftOf, watchShift } from '../../setup/shift.ts'
import { expect, test } from '../../setup/shop-test.ts'

const PAUSE_MS = 700

/** The shop on a line that pauses in the middle of the header, between its icons. */
const onSlowLine = async (shop: string): Promise<Server> => {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${shop}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } })
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      const body = Buffer.from(await answer.arrayBuffer())
      const half = type.startsWith('text/html') ? body.indexOf('/en/my-favorites') : -1
      if (half < 0) return response.end(body)
      response.write(body.subarray(0, half))
      setTimeout(() => response.end(body.subarray(half)), PAUSE_MS)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('a page of which half the header has come shows nothing yet, so that no icon moves when the rest does', async ({ page, baseURL }) => {
  const server = await onSlowLine(`${baseURL}`)
  try {
    const { port } = server.address() as AddressInfo
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShift(page)
    await page.goto(`http://127.0.0.1:${port}/en/legal/privacy`)
    await expect(page.locator('h1')).toBeVisible()
    const paints = await page.evaluate(() => performance.getEntriesByType('paint').map(({ startTime }) => startTime))
    expect(Math.min(...paints)).toBeGreaterThan(PAUSE_MS)
    expect(await shiftOf(page)).toBe(0)
  } finally {
    server.close()
  }
})

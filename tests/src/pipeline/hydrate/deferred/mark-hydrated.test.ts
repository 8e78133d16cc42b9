// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { markHydrated } from '../../../../../src/pipeline/hydrate/deferred/mark-hydrated.ts'

const isMarked = (): boolean => 'hydrated' in document.documentElement.dataset
/** Long enough for every frame and every rest that the mark may wait for. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100))

describe('the mark of a hydrated page', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['hydrated']
    document.body.innerHTML = `
      <div data-block="open" data-hydrate="visible"></div>
      <div data-block="closed" data-hydrate="intent"><div data-block="inner" data-hydrate="visible"></div></div>`
  })

  it('comes when every block that is let through answers, and not before', async () => {
    let hydrate = (): void => undefined
    const hydrated = new Promise<void>((resolve) => (hydrate = resolve))
    const marked = markHydrated(document, { hydrationOf: (id) => (id === 'open' ? hydrated : undefined) })
    await settle()
    expect(isMarked()).toBe(false)
    hydrate()
    await marked
    expect(isMarked()).toBe(true)
  })

  it('waits for no block that waits for a sign of intent, nor for one inside it that is near the view', async () => {
    const never = new Promise<void>(() => undefined)
    await markHydrated(document, {
      hydrationOf: (id) => (id === 'open' ? Promise.resolve() : id === 'inner' ? never : undefined),
    })
    expect(isMarked()).toBe(true)
  })
})

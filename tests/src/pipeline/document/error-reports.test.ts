import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../../setup/shop.tsx'

const htmlOf = async (browserErrors: 'on' | 'off' | 'headless') => (await createTestShop({ browserErrors }).get('/en')).html

describe('a page', () => {
  it('names the code that reports its errors, for browsers that somebody looks at [THIRD-06]', async () => {
    const html = await htmlOf('on')
    expect(html).toContain(' data-errors="/errors.js"')
    expect(html).not.toContain('data-headless')
    expect(await htmlOf('headless')).toContain(' data-errors="/errors.js" data-headless')
  })

  it('names none in test and internal use [THIRD-06]', async () => {
    expect(await htmlOf('off')).not.toContain('data-errors')
  })
})

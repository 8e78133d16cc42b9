import { describe, expect, it } from 'vitest'
import type { PageKind } from '../../../../schemas/page-kinds.ts'
import { createOtherFrame } from '../../../../src/pipeline/load/other-frame.ts'
import { createViewStore } from '../../../../src/pipeline/blocks/registry.ts'
import { node, page } from '../../../factories/pages.ts'
import { pageContext } from '../../../factories/page-context.ts'
import { createTestPageDeps } from '../../../setup/page-deps.ts'
import { createTestShop, testRegistry } from '../../../setup/shop.tsx'

const text = (words: string) => [node('text', { props: { text: words } })]
const shopFrame = { header: page('header', text('All departments')), footer: page('footer', text('Letters')) }
const checkoutFrame = { checkoutHeader: page('checkoutHeader', text('Secure')), checkoutFooter: page('checkoutFooter', text('Terms')) }
const pages = { home: page('home'), checkout: page('checkout'), complete: page('complete'), ...shopFrame, ...checkoutFrame }

describe('header and footer', () => {
  it.each(['/en/checkout/basket', '/en/complete'])('of %s are those of the checkout alone', async (address) => {
    const { html } = await createTestShop({ pages }).get(address)
    expect(html).toContain('<p>Secure</p>')
    expect(html).toContain('<p>Terms</p>')
    expect(html).not.toMatch(/All departments|Letters/)
  })

  it('of every other page are those of the shop', async () => {
    const { html } = await createTestShop({ pages }).get('/en/')
    expect(html).toContain('<p>All departments</p>')
    expect(html).not.toContain('<p>Secure</p>')
  })

  it('of the shop are around the checkout where the space has none for it', async () => {
    const { html } = await createTestShop({ pages: { ...shopFrame, checkoutHeader: undefined, checkoutFooter: undefined } }).get(
      '/en/checkout/basket',
    )
    expect(html).toContain('<p>All departments</p>')
    expect(html).toContain('<p>Letters</p>')
  })
})

describe('header and footer in the browser', () => {
  const frames = ({
    first = 'home',
    isKept = true,
    fails = () => false,
  }: {
    first?: PageKind
    isKept?: boolean
    fails?: () => boolean
  }) => {
    const pageDeps = createTestPageDeps({ pages })
    const getPage: typeof pageDeps.getPage = async (key) => {
      if (fails()) throw new Error('The network is gone')
      return pageDeps.getPage(key)
    }
    const load = createOtherFrame({
      first,
      isKept,
      pageDeps: { ...pageDeps, getPage },
      views: createViewStore(testRegistry),
      now: () => 0,
    })
    return (kind: PageKind) => load(pageContext({ kind }))
  }
  const words = async (frame: ReturnType<ReturnType<typeof frames>>) =>
    (await frame)?.header.map((item) => (typeof item === 'number' ? item : item.props?.['text']))

  it('stay where the next page has the same', () => {
    const load = frames({})
    expect([load('product'), frames({ first: 'checkout' })('complete')]).toEqual([undefined, undefined])
  })

  it('are others from the shop to the checkout and back, read once', async () => {
    const load = frames({})
    const frame = load('checkout')
    expect(await words(frame)).toEqual(['Secure'])
    expect(load('complete')).toBe(frame)
    expect(await words(frames({ first: 'checkout' })('home'))).toEqual(['All departments'])
  })

  it('are read anew where drafts are shown, and after a failure', async () => {
    const drafts = frames({ isKept: false })
    const draft = drafts('checkout')
    await draft
    expect(drafts('checkout')).not.toBe(draft)
    let isDown = true
    const load = frames({ fails: () => isDown })
    expect(await words(load('checkout'))).toEqual([])
    isDown = false
    expect(await words(load('checkout'))).toEqual(['Secure'])
  })
})

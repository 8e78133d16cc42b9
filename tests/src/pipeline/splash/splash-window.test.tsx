// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureNode } from '../../../../block-registry/fixture.ts'
import { registry as blocks } from '../../../../block-registry/index.ts'
import { SplashWindow } from '../../../../src/pipeline/splash/splash-window.tsx'
import { ClientBlock } from '../../../../src/pipeline/hydrate/client-block.tsx'
import { toRegistry } from '../../../../src/pipeline/blocks/registry.ts'
import { createViewStore } from '../../../../src/pipeline/blocks/registry.ts'
import { render } from '../../../setup/render.tsx'

const registry = toRegistry(blocks)
const views = createViewStore(registry)
const button = (label: string, href: string, newWindow: boolean) =>
  fixtureNode('button', { label, href, newWindow, variant: 'primary', size: 'medium', fullWidth: false })
const item = fixtureNode(
  'splash-item',
  { title: 'A word before', hideTitle: false, paths: ['/'], size: 'small' },
  {
    body: [
      fixtureNode(
        'button-group',
        { align: 'start', stackBelow: 'mobileLarge' },
        { buttons: [button('Coats', '/women', false), button('Terms', '/help/terms', true)] },
      ),
    ],
  },
)

beforeAll(async () => {
  await views.loadAll(['splash-item', 'button-group', 'button'])
})
beforeEach(() => {
  // Following a link is the browser's; jsdom has none to follow it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
})
afterEach(cleanup)

const show = () => {
  let hear = (): void => undefined
  const markSeen = vi.fn()
  const onClosed = vi.fn()
  const memory = {
    isSeen: () => false,
    markSeen,
    onSeenElsewhere: (listener: () => void) => {
      hear = listener
      return () => undefined
    },
  }
  const env = { registry, views, Block: ClientBlock, showsProblems: false, onFailed: vi.fn() }
  render(<SplashWindow item={item} env={env} memory={memory} onClosed={onClosed} />)
  return { markSeen, onClosed, hear: () => act(() => hear()) }
}

describe('the splash window', () => {
  it('is a dialog with a name, and closing it marks it seen [SPLASH-02]', () => {
    const { markSeen, onClosed } = show()
    expect(screen.getByRole('dialog', { name: 'A word before' })).toBeTruthy()
    expect(markSeen).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(markSeen).toHaveBeenCalledOnce()
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('is closed by a link inside that stays in the shop [SPLASH-04]', () => {
    const { markSeen, onClosed } = show()
    fireEvent.click(screen.getByRole('link', { name: /Coats/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(markSeen).toHaveBeenCalledOnce()
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('is marked viewed and closed by a link that opens a new tab [SPLASH-05]', () => {
    const { markSeen } = show()
    const link = screen.getByRole('link', { name: /Terms/ })
    expect(link.getAttribute('target')).toBe('_blank')
    fireEvent.click(link)
    expect(markSeen).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes at once, and says nothing again, when another tab has closed its own [SPLASH-03, SPLASH-06]', () => {
    const { markSeen, onClosed, hear } = show()
    hear()
    expect(document.querySelector('dialog')).toBeNull()
    expect(markSeen).not.toHaveBeenCalled()
    expect(onClosed).toHaveBeenCalledOnce()
  })
})

// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { registry as blocks } from '../../../../block-registry/index.ts'
import type { AnyViewProps, Registry } from '../../../../src/pipeline/blocks/registry.ts'
import { createGates } from '../../../../src/pipeline/hydrate/gates.ts'
import { node } from '../../../factories/pages.ts'
import { hydrateBlocks } from '../../../setup/hydrate.tsx'
import { testRegistry } from '../../../setup/shop.tsx'

const Counter = ({ props }: AnyViewProps) => {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{`${String(props['label'])} ${count}`}</button>
}

const registry: Registry = { ...testRegistry, counter: { hydrate: 'load', view: async () => ({ Counter }) } }

let leave: (() => Promise<void>) | undefined
afterEach(() => leave?.())

describe('taking over a page in the browser', () => {
  it('changes nothing of the server’s HTML and makes interactive blocks work', async () => {
    const blocks = [
      node('text', { props: { text: 'one' } }),
      node('counter', { props: { label: 'Count' } }),
      node('column', { slots: { body: [node('text', { props: { text: 'two' } }), node('counter', { props: { label: 'Inner' } })] } }),
    ]
    const page = await hydrateBlocks(blocks, { registry })
    leave = page.leave
    expect(page.container.innerHTML).toBe(page.before)
    const [outer, inner] = page.container.querySelectorAll('button')
    await act(async () => outer?.click())
    await act(async () => inner?.click())
    expect([outer?.textContent, inner?.textContent]).toEqual(['Count 1', 'Inner 1'])
    expect(page.container.textContent).toContain('two')
  })

  it('leaves blocks that stay HTML alone, although it never got their content', async () => {
    const page = await hydrateBlocks(
      [node('text', { props: { text: 'kept' } }), node('column', { slots: { body: [node('text', { props: { text: 'also kept' } })] } })],
      { registry },
    )
    leave = page.leave
    expect(page.container.innerHTML).toBe(page.before)
    expect(page.container.textContent).toBe('keptalso kept')
  })
})

/** A page of its own: listeners of another one must not hear. */
const rootWith = (html: string): HTMLElement => {
  const root = document.createElement('main')
  root.innerHTML = html
  document.body.replaceChildren(root)
  return root
}

describe('a lazy block', () => {
  const setUp = () => {
    const root = rootWith('<div data-block="a" data-type="visibleButton" data-hydrate="visible"><button>A</button></div>')
    const prepare = vi.fn(async () => undefined)
    let margin = ''
    let onSeen: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof onSeen, options: { readonly rootMargin: string }) {
          onSeen = callback
          margin = options.rootMargin
        }
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    return {
      gates: createGates({ root, prepare }),
      prepare,
      see: (isIntersecting: boolean) => onSeen([{ isIntersecting }]),
      marginOf: () => margin,
    }
  }

  it('is let through when it comes within 500 px of the view, trays like others [BLOCK-56]', async () => {
    const { gates, prepare, see, marginOf } = setUp()
    expect(marginOf()).toBe('500px')
    expect(blocks['product-tray'].hydrate).toBe('visible')
    const waiting = gates.waitingFor('a')
    see(false)
    expect(prepare).not.toHaveBeenCalled()
    see(true)
    await waiting
    expect(prepare).toHaveBeenCalledWith('visibleButton')
    expect(gates.waitingFor('a')).toBe(waiting)
  })

  it.each(['pointerover', 'touchstart', 'focusin'])('is let through by %s before that', async (name) => {
    const { gates, prepare } = setUp()
    document.querySelector('button')?.dispatchEvent(new Event(name, { bubbles: true }))
    await gates.waitingFor('a')
    expect(prepare).toHaveBeenCalledOnce()
  })

  it('hears a sign that stops at the root, as React stops those for a block that is not hydrated', async () => {
    const root = rootWith('<div data-block="a" data-type="menu" data-hydrate="intent"><a href="/en/women">Women</a></div>')
    const prepare = vi.fn(async () => undefined)
    const gates = createGates({ root, prepare })
    root.addEventListener('pointerover', (event) => event.stopPropagation(), { capture: true })
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await gates.waitingFor('a')
    expect(prepare).toHaveBeenCalledExactlyOnceWith('menu')
  })

  it('is let through by a focus that came before any script', async () => {
    const root = rootWith('<div data-block="a" data-type="menu" data-hydrate="intent"><a href="/en/women">Women</a></div>')
    document.body.append(root)
    root.querySelector('a')?.focus()
    const prepare = vi.fn(() => Promise.resolve())
    createGates({ root, prepare })
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledWith('menu'))
    root.remove()
  })

  it('hydrates together with the lazy block around it', async () => {
    const root = rootWith(
      '<div data-block="a" data-type="tabs" data-hydrate="intent"><div data-block="b" data-type="menu" data-hydrate="intent"><a href="/">A</a></div></div>',
    )
    const prepare = vi.fn(async () => undefined)
    const gates = createGates({ root, prepare })
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    await Promise.all([gates.waitingFor('a'), gates.waitingFor('b')])
    expect(prepare.mock.calls).toEqual([['menu'], ['tabs']])
  })

  it('says so when it answers by itself, once React is done with it', async () => {
    const root = rootWith('<div data-block="a" data-type="menu" data-hydrate="intent"><button type="button">A</button></div>')
    const onHydrated = vi.fn()
    const prepare = vi.fn(async () => undefined)
    const gates = createGates({ root, prepare, onHydrated })
    const button = root.querySelector('button') ?? root
    expect([gates.isWaiting(button), gates.isWaiting(root)]).toEqual([true, false])
    await gates.waitingFor('a')
    expect(prepare).toHaveBeenCalledOnce()
    gates.onHydrated('a')
    expect(onHydrated).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(onHydrated).toHaveBeenCalledOnce()
    expect(gates.isWaiting(button)).toBe(false)
  })

  it('has a hydration once it is let through, which ends with it or with its failure', async () => {
    const root = rootWith(
      '<div data-block="a" data-type="menu" data-hydrate="intent"><button type="button">A</button></div><div data-block="b" data-type="lost" data-hydrate="intent"><button type="button">B</button></div>',
    )
    const gates = createGates({ root, prepare: async (type) => (type === 'lost' ? Promise.reject(new Error('gone')) : undefined) })
    expect([gates.hydrationOf('a'), gates.hydrationOf('unknown')]).toEqual([undefined, undefined])
    for (const button of root.querySelectorAll('button')) gates.isWaiting(button)
    await gates.hydrationOf('b')
    let isOver = false
    const hydration = gates.hydrationOf('a')?.then(() => (isOver = true))
    await gates.waitingFor('a')
    expect(isOver).toBe(false)
    gates.onHydrated('a')
    await hydration
    expect(isOver).toBe(true)
  })

  it('has its links followed meanwhile', () => {
    const root = rootWith('<div data-block="a" data-type="menu" data-hydrate="intent"><a href="/en/women">Women</a></div>')
    const follow = vi.fn((event: MouseEvent) => event.preventDefault())
    const prepare = vi.fn(async () => undefined)
    createGates({ root, prepare, follow })
    document.querySelector('a')?.click()
    expect(follow).toHaveBeenCalledOnce()
  })

  it('with the policy intent waits for nothing but a sign of it', async () => {
    const root = rootWith('<div data-block="a" data-type="menu" data-hydrate="intent"><a href="/en/women">Women</a></div>')
    const prepare = vi.fn(async () => undefined)
    const gates = createGates({ root, prepare })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(prepare).not.toHaveBeenCalled()
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    await gates.waitingFor('a')
    expect(prepare).toHaveBeenCalledWith('menu')
  })

  it('with the policy use waits until somebody uses the page, wherever that is', async () => {
    const root = rootWith('<div data-block="a" data-type="card" data-hydrate="use"><button type="button">A</button></div>')
    const prepare = vi.fn(async () => undefined)
    const gates = createGates({ root, prepare })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(prepare).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('scroll'))
    await gates.waitingFor('a')
    expect(prepare).toHaveBeenCalledExactlyOnceWith('card')
  })

  it('with the policy use waits for nobody where there is something of the shopper to show', async () => {
    const root = rootWith('<div data-block="a" data-type="card" data-hydrate="use"><button type="button">A</button></div>')
    const prepare = vi.fn(async () => undefined)
    await createGates({ root, prepare, isKnown: true }).waitingFor('a')
    expect(prepare).toHaveBeenCalledExactlyOnceWith('card')
  })

  it('brings the blocks around it along, which have no policy of their own', async () => {
    const root = rootWith('<div data-block="inner" data-type="menu" data-hydrate="intent"><a href="/en/women">Women</a></div>')
    const prepare = vi.fn(async () => undefined)
    const containers = [
      { id: 'outer', type: 'footer', inside: ['inner', 'other'] },
      { id: 'elsewhere', type: 'header-bar', inside: ['other'] },
    ]
    const gates = createGates({ root, containers, prepare })
    expect([gates.hydrationOf('outer'), gates.waitingFor('outer')]).toEqual([undefined, expect.any(Promise)])
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    await Promise.all([gates.waitingFor('inner'), gates.waitingFor('outer')])
    expect(prepare.mock.calls).toEqual(expect.arrayContaining([['footer'], ['menu']]))
    expect(gates.hydrationOf('elsewhere')).toBeUndefined()
  })

  it('is let through by any navigation, and holds nothing of later pages', async () => {
    const { gates, prepare } = setUp()
    gates.openAll()
    expect(gates.waitingFor('a')).toBeUndefined()
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce())
  })
})

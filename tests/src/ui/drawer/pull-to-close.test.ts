// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pullToClose } from '../../../../src/ui/drawer/pull-to-close.ts'

let drawer: HTMLElement
const onClose = vi.fn()

beforeEach(() => {
  onClose.mockClear()
  document.body.innerHTML = '<div style="--away: 100%"><p>Bag</p><input type="range"></div>'
  drawer = document.querySelector('div') ?? document.body
  drawer.getBoundingClientRect = () => new DOMRect(0, 0, 360, 800)
})

const touch = (type: string, clientX: number, clientY: number, timeStamp: number): void => {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
  drawer.dispatchEvent(Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: timeStamp } }))
}
const pull = (to: readonly [number, number], { after = 1_000, on = 'p' } = {}): void => {
  pullToClose(drawer, { target: drawer.querySelector(on), pointerId: 1, clientX: 100, clientY: 100, timeStamp: 0 }, onClose)
  touch('pointermove', 100 + to[0] / 2, 100 + to[1] / 2, after / 2)
  touch('pointermove', 100 + to[0], 100 + to[1], after)
}

describe('a drawer that a finger pulls', () => {
  it('follows it, and closes when it is let go far enough', () => {
    pull([150, 8])
    expect([drawer.dataset['pulled'], drawer.style.getPropertyValue('--pulled')]).toEqual(['', '150px'])
    touch('pointerup', 250, 108, 1_100)
    expect([onClose.mock.calls.length, drawer.dataset['pulled']]).toEqual([1, undefined])
  })

  it('goes back when it is let go earlier, and closes when it is flicked', () => {
    pull([60, 0])
    touch('pointerup', 160, 100, 1_100)
    expect(onClose).not.toHaveBeenCalled()
    pull([60, 0], { after: 150 })
    touch('pointerup', 160, 100, 160)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes to the other side where it came from there', () => {
    drawer.style.setProperty('--away', '-100%')
    pull([150, 0])
    touch('pointerup', 250, 100, 1_100)
    expect(onClose).not.toHaveBeenCalled()
    pull([-150, 0])
    touch('pointerup', -50, 100, 1_100)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('stays where the finger scrolls, slides a control, or the browser takes over', () => {
    pull([30, 150])
    touch('pointerup', 300, 250, 1_100)
    pull([150, 0], { on: 'input' })
    touch('pointerup', 250, 100, 1_100)
    pull([150, 0])
    touch('pointercancel', 250, 100, 1_050)
    touch('pointerup', 250, 100, 1_100)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('does not press what it was let go on', () => {
    const pressed = vi.fn()
    drawer.addEventListener('click', pressed)
    pull([60, 0])
    touch('pointerup', 160, 100, 1_100)
    drawer.querySelector('p')?.click()
    expect(pressed).not.toHaveBeenCalled()
  })
})

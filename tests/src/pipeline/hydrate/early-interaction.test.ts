// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeEarlyInteraction, type EarlyInteraction } from '../../../../src/pipeline/hydrate/early-interaction.ts'

const clicked = vi.fn()
const control = (id: string): HTMLElement => document.getElementById(id) ?? document.body
const input = (id: string): HTMLInputElement => control(id) as HTMLInputElement
const nobodyWaits = (): boolean => false

let early: EarlyInteraction
// Whatever still stores clicks of this document would take those of the next file's tests, which may have the same one.
afterEach(() => early?.replay(nobodyWaits))
beforeEach(() => {
  // Listeners of the page before hear nothing of this one.
  early?.replay(nobodyWaits)
  clicked.mockClear()
  document.body.innerHTML = `
    <button type="button" id="dot"><span id="mark"></span></button><button type="button" id="next"></button>
    <a href="?tab=linen" role="tab" data-replace="" id="tab"></a><a href="#care" id="link"></a>
    <details><summary data-needs-code="" id="countries"></summary></details><details><summary id="plain"></summary></details>
    <a href="#women" aria-expanded="false" id="menu"></a>
    <form><input id="email" value=""><input type="checkbox" id="consent"><button id="send"></button></form>
    <form action="#search"><button id="search"></button></form><form method="post" action="#bag"><button id="buy"></button></form>
    <form method="post" action="#hearts" id="hearts" hidden></form><button form="hearts" id="heart"></button>`
  for (const element of document.querySelectorAll('button,a,summary')) element.addEventListener('click', ({ target }) => clicked(target))
  for (const form of document.querySelectorAll('form')) form.addEventListener('submit', (event) => event.preventDefault())
  early = storeEarlyInteraction(document)
})

describe('what is clicked before the code of a page has come', () => {
  it('is clicked once that code is there, even on what stands inside a button', () => {
    control('mark').click()
    expect(clicked).not.toHaveBeenCalled()
    early.replay(nobodyWaits)
    expect(clicked).toHaveBeenCalledExactlyOnceWith(control('dot'))
  })

  it('is clicked in the order of the clicks, and once however often it was clicked', () => {
    for (const id of ['dot', 'next', 'dot']) control(id).click()
    early.replay(nobodyWaits)
    early.replay()
    expect(clicked.mock.calls).toEqual([[control('next')], [control('dot')]])
  })

  it.each(['tab', 'countries', 'send', 'buy', 'heart'])('neither leaves the page nor opens something else: %s', (id) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    control(id).dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    early.replay(nobodyWaits)
    expect(clicked).toHaveBeenCalledExactlyOnceWith(control(id))
  })

  it.each(['link', 'plain', 'menu', 'search'])('is the browser’s where it works without code: %s', (id) => {
    control(id).click()
    expect(clicked).toHaveBeenCalledOnce()
    early.replay(nobodyWaits)
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('is the browser’s for a new tab', () => {
    control('tab').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('is done by the browser where the code does not come', () => {
    control('tab').click()
    early.replay()
    expect(clicked).toHaveBeenCalledExactlyOnceWith(control('tab'))
    control('dot').click()
    expect(clicked).toHaveBeenCalledTimes(2)
  })

  it('waits for its own block where the rest of the page answers already', () => {
    const waiting = new Set([control('tab')])
    const isWaiting = (element: Element): boolean => waiting.has(element as HTMLElement)
    control('dot').click()
    early.replay(isWaiting)
    control('tab').click()
    expect(clicked.mock.calls).toEqual([[control('dot')]])
    waiting.clear()
    early.replay()
    expect(clicked.mock.calls).toEqual([[control('dot')], [control('tab')]])
  })
})

describe('a tap on what opens by tapping', () => {
  const pointerDown = (pointerType: string): void => {
    control('menu').dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }))
  }

  it('is kept together with how the pointer went down [MENU-11]', () => {
    const heard = vi.fn()
    for (const name of ['pointerdown', 'click']) control('menu').addEventListener(name, ({ type }) => heard(type))
    pointerDown('touch')
    control('menu').click()
    expect(heard.mock.calls).toEqual([['pointerdown']])
    heard.mockClear()
    early.replay(nobodyWaits)
    expect(heard.mock.calls).toEqual([['pointerdown'], ['click']])
  })

  it('is no tap when a mouse clicks', () => {
    pointerDown('mouse')
    control('menu').click()
    expect(clicked).toHaveBeenCalledOnce()
  })
})

describe('a key in a menu or in tabs before there is code', () => {
  it('is pressed once more, and does not scroll the page', () => {
    const heard = vi.fn()
    control('menu').addEventListener('keydown', ({ key }) => heard(key))
    const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
    control('menu').dispatchEvent(press)
    expect([press.defaultPrevented, heard.mock.calls]).toEqual([true, []])
    early.replay(nobodyWaits)
    expect(heard).toHaveBeenCalledExactlyOnceWith('ArrowDown')
  })

  it.each(['Tab', 'Enter', 'a'])('keeps its own meaning: %s', (key) => {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    control('menu').dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
  })
})

describe('a field filled in before even this code is there', () => {
  const FIELDS = `
    <input id="address" value=""><input id="known" value="kept"><input type="hidden" value="1">
    <input type="radio" name="size" id="s" checked><input type="radio" name="size" id="m">
    <input type="checkbox" id="agree"><input type="checkbox" id="left"><input type="radio" name="gift" id="wrapped"><select id="order"><option value="a" selected></option><option value="b"></option></select>
    <select id="pieces"><option>1</option><option>2</option></select>`
  const fill = (): void => {
    input('address').value = 'ada@example.org'
    input('m').checked = true
    input('agree').checked = true
    input('order').value = 'b'
  }
  const heardAfter = (type: string): readonly string[] => {
    early?.replay(nobodyWaits)
    document.body.innerHTML = FIELDS
    fill()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
    early = storeEarlyInteraction(document)
    const heard: string[] = []
    for (const field of document.querySelectorAll('input,select')) field.addEventListener('change', () => heard.push(field.id))
    early.replay(nobodyWaits)
    vi.restoreAllMocks()
    return heard
  }

  it('says what it holds once the page answers: text, the chosen radio, a tick and an order, and nothing of a box left as it was', () => {
    expect(heardAfter('navigate')).toEqual(['address', 'm', 'agree', 'order'])
    expect([input('address').value, input('m').checked, input('agree').checked, input('order').value]).toEqual([
      'ada@example.org',
      true,
      true,
      'b',
    ])
  })

  it.each(['reload', 'back_forward'])('is the browser’s doing on a page come back to: %s', (type) => {
    expect(heardAfter(type)).toEqual([])
  })
})

describe('a field filled in before there is code', () => {
  it('says what it holds to who did not hear it, even when it was emptied meanwhile', () => {
    input('email').value = 'ada@example.org'
    input('email').dispatchEvent(new Event('input', { bubbles: true }))
    input('email').value = ''
    const heard = vi.fn()
    input('email').addEventListener('change', () => heard(input('email').value))
    early.replay(nobodyWaits)
    expect(heard).toHaveBeenCalledExactlyOnceWith('ada@example.org')
  })

  it('is as ticked as it was left', () => {
    input('consent').click()
    const heard = vi.fn()
    input('consent').addEventListener('change', () => heard(input('consent').checked))
    early.replay(nobodyWaits)
    expect(heard).toHaveBeenCalledExactlyOnceWith(true)
  })
})

it('where the pointer and the focus are is said again, the last of each [MENU-10]', () => {
  const heard = vi.fn()
  for (const id of ['dot', 'menu']) control(id).dispatchEvent(new Event('pointerover', { bubbles: true }))
  for (const id of ['dot', 'menu']) control(id).addEventListener('pointerover', () => heard(id))
  early.replay(nobodyWaits)
  early.replay()
  expect(heard).toHaveBeenCalledExactlyOnceWith('menu')
})

describe('a step in history before the code of a page has come', () => {
  const reload = vi.fn()
  const goTo = (address: string): void => {
    window.history.replaceState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  beforeEach(() => {
    reload.mockClear()
    window.history.replaceState(null, '', '/en/women?sortBy=priceAsc')
    early = storeEarlyInteraction(document, reload)
  })

  it('loads the page that it leads to, since nobody else shows it', () => {
    goTo('/en/women')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('stays on a page of which only another part is shown, and leaves the rest to the code that has come', () => {
    goTo('/en/women?sortBy=priceAsc#coats')
    early.replay(nobodyWaits)
    goTo('/en/women')
    expect(reload).not.toHaveBeenCalled()
  })
})

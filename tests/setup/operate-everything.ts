import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { lineOf, outlineOf } from './outline.ts'

const CONTROLS = 'button, summary, select, textarea, input:not([type="hidden"]), a[role], [role="option"]'
/** Not to be used: disabled, or in something that is closed. */
const OUT_OF_REACH = ':disabled, [aria-disabled="true"], [hidden] *, dialog:not([open]) *, details:not([open]) > :not(summary) *'
/** Of the many that look alike, as the hearts of product cards, these are used. */
const MOST_ALIKE = 2
const MOST_STEPS = 24
/** Used by the arrow keys too, or closed by Escape. */
const HAS_KEYS = '[role="tab"], [role="combobox"], [role="option"], [type="radio"], [aria-expanded], [aria-haspopup], dialog *'
const KEYS = ['ArrowDown', 'ArrowRight', 'End', 'Home', 'Escape'] as const
/** Longer than what waits for a shopper to end typing, or shows a message for a while. */
const A_WHILE_MS = 6_000

/**
 * Uses one control of a page after the other, as they come into reach, and says what each of them does: what is seen afterwards and was
 * not before, where the focus has gone, and what else `happened` has been told. Needs fake timers.
 */
export const operateEverything = async (happened: string[]): Promise<string> => {
  const used: string[] = []
  const steps: string[] = []
  await settle()
  const record = async (what: string, target: Element, use: () => void): Promise<readonly string[]> => {
    const before = seenNow()
    happened.length = 0
    act(use)
    await settle()
    const effects = [...changesOf(before, seenNow()), ...focusBeside(target), ...inOrder(happened)]
    return [`> ${what}`, ...effects.map((each) => `  ${each}`)]
  }
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const control = controls().find(
      (each) =>
        !each.matches(OUT_OF_REACH) &&
        !used.includes(named(each)) &&
        used.filter((name) => name.startsWith(kind(each))).length < MOST_ALIKE,
    )
    if (control === undefined) break
    used.push(named(control))
    steps.push(...(await record(`${verbOf(control)} ${lineOf(control) ?? control.tagName.toLowerCase()}`, control, () => operate(control))))
    for (const key of control.matches(HAS_KEYS) ? KEYS : []) {
      const target = document.activeElement ?? document.body
      const pressed = await record(`press ${key}`, target, () => void fireEvent.keyDown(target, { key, code: key, bubbles: true }))
      // Most keys do nothing most of the time.
      if (pressed.length > 1) steps.push(...pressed)
    }
  }
  return steps.join('\n')
}

/** What a shopper causes comes as it came; what is fetched and reported beside it comes in an order of its own each time. */
const inOrder = (happened: readonly string[]): readonly string[] => {
  const isBeside = (line: string): boolean => line.startsWith('reports ') || line.startsWith('asks for ')
  return [...happened.filter((line) => !isBeside(line)), ...happened.filter(isBeside).toSorted()]
}

/** In the order of the page; what leads away from it, such as other steps and signing out, comes last. */
const controls = (): readonly HTMLElement[] => {
  const all = [...document.body.querySelectorAll<HTMLElement>(CONTROLS)]
  const isWayOut = (control: HTMLElement): boolean => control.closest('nav') !== null
  return [...all.filter((control) => !isWayOut(control)), ...all.filter(isWayOut)]
}

const kind = (control: Element): string =>
  `${control.tagName} ${control.getAttribute('role') ?? control.getAttribute('type') ?? ''} ${control.className}|`

const named = (control: Element): string =>
  `${kind(control)}${control.getAttribute('name') ?? ''} ${control.textContent} ${control.getAttribute('aria-label') ?? ''}`

const isTyped = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['checkbox', 'radio', 'submit', 'button'].includes(control.type))

const verbOf = (control: Element): string =>
  isTyped(control) ? 'type into' : control instanceof HTMLSelectElement ? 'choose the last of' : 'click'

const TYPED: Readonly<Record<string, string>> = { number: '7', email: 'ada@example.com', tel: '0123456', date: '2031-02-03' }

const FILE = new File(['wool'], 'wool.png', { type: 'image/png' })

const operate = (control: HTMLElement): void => {
  control.focus()
  if (control instanceof HTMLInputElement && control.type === 'file') fireEvent.change(control, { target: { files: [FILE] } })
  else if (isTyped(control)) fireEvent.input(control, { target: { value: TYPED[control.type] ?? 'wool' } })
  else if (control instanceof HTMLSelectElement)
    fireEvent.change(control, { target: { value: control.options[control.options.length - 1]?.value } })
  else fireEvent.click(control)
}

/** What is fetched has come, what that fetches too, and what waits has ended. */
const settle = () =>
  act(async () => {
    for (let round = 0; round < 3; round += 1) {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(A_WHILE_MS)
    }
    await vi.dynamicImportSettled()
  })

const seenNow = (): readonly string[] => [
  ...outlineOf(document.body).map((line) => line.trim()),
  `at ${location.pathname}${location.search}${location.hash}`,
]

/** Where the focus is, if it has left what was used. */
const focusBeside = (used: Element): readonly string[] => {
  const { activeElement } = document
  if (activeElement === used) return []
  if (activeElement === null || activeElement === document.body) return ['the focus is nowhere']
  return [`the focus is on ${lineOf(activeElement) ?? activeElement.tagName.toLowerCase()}`]
}

/** Lines that have gone, and lines that have come. */
const changesOf = (before: readonly string[], after: readonly string[]): readonly string[] => [
  ...beyond(before, after).map((line) => `- ${line}`),
  ...beyond(after, before).map((line) => `+ ${line}`),
]

const beyond = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './hand.ts'

/** More than any way takes: whoever needs more presses than this is lost. */
const MOST_PRESSES = 80
/** Of a moment: date, time and half of the day. */
const MOST_PARTS = 6
/** Digits, as the field waits for them. */
const LONGEST_YEAR = 6

/** No mouse: everything is reached by the keys that the sheet of shortcuts names, from wherever the focus is. */
export const byKeys = (page: Page): Hand => {
  const { keyboard } = page
  const reaches = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    for (let press = 0; press < MOST_PRESSES; press += 1) {
      const key = await target.evaluate(keyTowards)
      if (key === undefined) return
      await keyboard.press(key)
    }
    throw new Error(`No key leads to ${String(target)}`)
  }
  const arrowsTo = async (list: Locator, label: string): Promise<void> => {
    const labels = await list.locator('option').allTextContents()
    const way = labels.indexOf(label) - labels.indexOf((await list.locator('option:checked').textContent()) ?? '')
    for (let press = 0; press < Math.abs(way); press += 1) await keyboard.press(way > 0 ? 'ArrowDown' : 'ArrowUp')
  }
  return {
    presses: async (control) => {
      await reaches(control)
      await keyboard.press('Enter')
    },
    ticks: async (choice) => {
      await reaches(choice)
      if (!(await choice.isChecked())) await keyboard.press('Space')
      await expect(choice).toBeChecked()
    },
    types: async (field, words) => {
      await reaches(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(words)
    },
    chooses: async (list, label) => {
      await reaches(list)
      // What the keys of this keyboard cannot type is reached by arrows.
      if (/^[ -~]+$/.test(label)) await keyboard.type(label)
      else await arrowsTo(list, label)
      await expect(list.locator('option:checked')).toHaveText(label)
    },
    sets: async (field, moment) => {
      await reaches(field)
      for (const parts of ordersOf(moment)) {
        for (let press = 0; press < MOST_PARTS; press += 1) await keyboard.press('ArrowLeft')
        await keyboard.type(parts)
        if ((await field.inputValue()) === moment) return
      }
      await expect(field).toHaveValue(moment)
    },
  }
}

/** The key that brings the focus nearer to an element, as somebody knows who sees both; undefined once it is there. */
const keyTowards = (target: Element): string | undefined => {
  const at = document.activeElement ?? document.body
  if (at === target) return undefined
  const isBehind = (at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const areas = target.closest('dialog') === null ? [...document.querySelectorAll('[data-area]')] : []
  const area = areas.find((each) => each.contains(target))
  // What is in no area is in the bar, before the first.
  if (areas.length > 0 && !(area ?? areas[0])?.contains(at) && (area !== undefined || areas.some((each) => each.contains(at)))) return 'F6'
  if (area?.matches('[data-area="blocks"]')) return isBehind ? 'ArrowDown' : 'ArrowUp'
  const isRadio = (each: Element): each is HTMLInputElement => each instanceof HTMLInputElement && each.type === 'radio'
  if (isRadio(target) && isRadio(at) && at.name === target.name) return isBehind ? 'ArrowDown' : 'ArrowUp'
  return isBehind ? 'Tab' : 'Shift+Tab'
}

/** What is typed for a moment in the orders in which browsers ask for its parts, each by its own language: no script can ask which. */
const ordersOf = (moment: string): readonly string[] => {
  const [, year = '', month = '', day = '', hour = '', minute = ''] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(moment) ?? []
  const longYear = year.padStart(LONGEST_YEAR, '0')
  const half = `${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${Number(hour) < 12 ? 'a' : 'p'}`
  return [`${month}${day}${longYear}${half}`, `${day}${month}${longYear}${hour}${minute}`, `${longYear}${month}${day}${hour}${minute}`]
}

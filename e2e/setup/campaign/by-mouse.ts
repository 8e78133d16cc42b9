import type { Page } from '@playwright/test'
import type { Hand } from './hand.ts'

/** The lists and calendars that a browser opens are not part of the page: what is chosen in them is given to the field. */
export const byMouse = ({ keyboard }: Page): Hand => ({
  presses: (control) => control.click(),
  ticks: (choice) => choice.check(),
  types: async (field, words) => {
    await field.click()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(words)
  },
  chooses: async (list, label) => void (await list.selectOption({ label })),
  sets: (field, moment) => field.fill(moment),
})

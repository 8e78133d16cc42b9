import { browserStorage } from '../../src/lib/browser-storage.ts'
import { readJson, writeJson } from '../../src/lib/stored-json.ts'

const KEY = 'vitrine-compose:one-character-keys'

/** Speech input says characters, and a finger may rest on one: keys of one character can be turned off, in this browser (WCAG 2.1.4). */
export const areSignsOn = (): boolean => readJson(browserStorage(), KEY) !== false

export const setSignsOn = (isOn: boolean): void => writeJson(browserStorage(), KEY, isOn)

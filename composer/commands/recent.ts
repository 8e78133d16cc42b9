import { browserStorage } from '../../src/lib/browser-storage.ts'
import { readJson, writeJson } from '../../src/lib/stored-json.ts'

const KEY = 'vitrine-compose:commands'
const MOST = 12

/** Ids of the commands that were used last in this browser, the newest first. */
export const recentCommands = (): readonly string[] => {
  const ids = readJson(browserStorage(), KEY)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

export const noteCommand = (id: string): void => {
  const others = recentCommands().filter((each) => each !== id)
  writeJson(browserStorage(), KEY, [id, ...others].slice(0, MOST))
}

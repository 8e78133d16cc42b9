import { existsSync, readFileSync } from 'node:fs'
import { projectPath } from '../paths.ts'

/** The id of the build that is served; `development` where there is none. */
export const readBuildId = (): string => {
  const file = projectPath('dist', 'build-id')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development'
}

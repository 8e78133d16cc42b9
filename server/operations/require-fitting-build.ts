import { existsSync, readFileSync } from 'node:fs'
import { ConfigError, type ServerConfig } from '../config.ts'
import { projectPath } from '../paths.ts'

/**
 * Throws `ConfigError` where the pages were built for another shop than SHOP names: they know its sites. `npm start` builds by itself;
 * this is for the program started alone, as in a container.
 */
export const requireFittingBuild = ({ SHOP = '' }: Pick<ServerConfig, 'SHOP'>, file = projectPath('dist', 'build-shop')): void => {
  if (!existsSync(file)) return
  const built = readFileSync(file, 'utf8').trim()
  if (built === SHOP) return
  throw new ConfigError([
    `The pages were built for ${nameOf(built)}, and SHOP names ${nameOf(SHOP)}. Build them with the same SHOP: ${SHOP === '' ? '' : `SHOP=${SHOP} `}npm run build`,
  ])
}

const nameOf = (shop: string): string => (shop === '' ? 'the demo' : shop)

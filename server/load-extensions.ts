import { VENDOR_ADDRESSES, type ServerConfig } from './config.ts'
import type { Extension } from './extension.ts'

/**
 * The one place that knows the embedded platform and the demo. Both are imported only when they are needed: a production
 * whose vendors are all named loads no module of either, and each stand-in is loaded only where its vendor is not named.
 */
export const loadExtensions = async (config: ServerConfig): Promise<readonly Extension[]> => {
  const demo = config.hasDemo ? (await import('../demo/demo.ts')).createDemo(config) : undefined
  const platform = needsPlatform(config) ? await (await import('../platform/platform.ts')).loadPlatform(config, demo) : []
  return demo === undefined ? platform : [...platform, demo.extension]
}

/** Outside production it also has what developers and tests work with. */
const needsPlatform = (config: ServerConfig): boolean => !config.isProduction || VENDOR_ADDRESSES.some((name) => config[name] === undefined)

import { VENDOR_ADDRESSES, type ServerConfig } from './config.ts'
import type { Extension } from './extension.ts'

/**
 * The composition root: the only module that imports the embedded platform and the demo, and only when they are needed. With
 * all vendors' addresses set no module of either is loaded; each stand-in is loaded only where its vendor has no address.
 */
export const loadExtensions = async (config: ServerConfig): Promise<readonly Extension[]> => {
  const demo = config.hasDemo ? (await import('../demo/demo.ts')).createDemo(config) : undefined
  const platform = needsPlatform(config) ? await (await import('../platform/platform.ts')).loadPlatform(config, demo) : []
  return demo === undefined ? platform : [...platform, demo.extension]
}

/** Outside production the platform also has the tools of developers and tests. */
const needsPlatform = (config: ServerConfig): boolean => !config.isProduction || VENDOR_ADDRESSES.some((name) => config[name] === undefined)

import type { ServerConfig } from './config.ts'
import { VENDOR_NAMES } from './configuration/services.ts'
import { firstDocuments } from './commerce/merchant/first-documents.ts'
import type { Extension } from './extension.ts'

/**
 * The composition root: the only module that imports the embedded platform and the demo, and only when they are needed. With
 * all vendors' addresses set no module of either is loaded; each stand-in is loaded only where its vendor has no address, and
 * in production only where EMBEDDED names it.
 */
export const loadExtensions = async (config: ServerConfig): Promise<readonly Extension[]> => {
  const demo = config.hasDemo ? (await import('../demo/demo.ts')).createDemo(config) : undefined
  const platform = needsPlatform(config) ? await (await import('../platform/platform.ts')).loadPlatform(config, demo) : []
  const own = config.SHOP === undefined ? [] : [firstDocuments(config.SHOP)]
  const engine = await loadSearchEngine(config)
  return [...platform, ...engine, ...own, ...(demo === undefined ? [] : [demo.extension])]
}

/** Its code and its client, where the search is a self-hosted engine; nobody else waits for them at a start. */
const loadSearchEngine = async ({
  services,
  SEARCH_ENGINE_URL: url,
  SEARCH_ENGINE_KEY: key,
}: ServerConfig): Promise<readonly Extension[]> => {
  if (services.search !== 'engine' || url === undefined || key === undefined) return []
  const { searchEngineExtension } = await import('./search-engine/search-engine-extension.ts')
  return [searchEngineExtension({ url, key })]
}

/** Outside production the platform also has the tools of developers and tests. */
const needsPlatform = ({ isProduction, services }: ServerConfig): boolean =>
  !isProduction || VENDOR_NAMES.some((name) => services[name] === 'embedded')

import { readBlockSizes, type BlockSize } from '../../scripts/blocks/size/block-sizes.ts'
import { CLIENT_DIRECTORY } from '../../server/storefront/load-shop.ts'

/** What a type weighs in the build that is there, as `npm run blocks size` reports it; undefined without a build. */
export const builtSizeOf = async (type: string): Promise<BlockSize | undefined> => {
  const sizes = await readBlockSizes(CLIENT_DIRECTORY).catch(() => undefined)
  return sizes?.get(type)
}

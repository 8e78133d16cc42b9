import type { ServerConfig } from '../../server/config.ts'
import { openPictures } from '../../server/images/open-pictures.ts'
import { PictureStoreError } from '../../server/images/picture-store.ts'

/** Lists nothing in the bucket of pictures: signs in, and sees that it is there. Says in words what is wrong, without the keys. */
export const callPictures = async (config: ServerConfig): Promise<readonly string[]> => {
  const { store, isRemote } = openPictures(config)
  if (!isRemote) return []
  try {
    await store.list('doctor/')
    return []
  } catch (error) {
    if (!(error instanceof PictureStoreError)) throw error
    return [
      `pictures: ${error.message}: check IMAGES_URL, IMAGES_ENDPOINT, IMAGES_REGION and both keys, which must allow ListBucket, GetObject and PutObject`,
    ]
  }
}

import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import { imagesDirectory } from './images-directory.ts'
import { createFolderStore, type PictureStore } from './picture-store.ts'
import { createS3Store } from './s3-store.ts'

type Config = Pick<
  ServerConfig,
  'DATA_DIR' | 'IMAGES_URL' | 'IMAGES_ENDPOINT' | 'IMAGES_REGION' | 'IMAGES_ACCESS_KEY_ID' | 'IMAGES_SECRET_ACCESS_KEY'
>

/** Where pictures are; `local` has a copy of those that this machine has read from elsewhere. */
export interface Pictures {
  readonly store: PictureStore
  /** Folder of originals on this machine. */
  readonly local: string
  /** Whether the store is somewhere else than the folder. */
  readonly isRemote: boolean
}

/** The pictures of the configuration: a bucket where IMAGES_URL names one, else the folder of DATA_DIR. */
export const openPictures = (config: Config, fetcher: typeof fetch = fetch): Pictures => {
  const local = join(imagesDirectory(config.DATA_DIR), 'originals')
  if (config.IMAGES_URL === undefined) return { store: createFolderStore(local), local, isRemote: false }
  const { hostname, pathname } = new URL(config.IMAGES_URL)
  const { IMAGES_REGION = '', IMAGES_ACCESS_KEY_ID = '', IMAGES_SECRET_ACCESS_KEY = '' } = config
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  const store = createS3Store({
    endpoint: config.IMAGES_ENDPOINT ?? `https://s3.${IMAGES_REGION}.amazonaws.com`,
    region: IMAGES_REGION,
    bucket: hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    accessKeyId: IMAGES_ACCESS_KEY_ID,
    secretAccessKey: IMAGES_SECRET_ACCESS_KEY,
    fetch: fetcher,
  })
  return { store, local, isRemote: true }
}

import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folder of imported originals, with their variants in `variants`. With a database in memory it is a temporary folder. */
export const imagesDirectory = (dataDirectory: string): string =>
  dataDirectory.startsWith('memory://') ? join(tmpdir(), 'vitrine-images') : join(dataDirectory, 'images')

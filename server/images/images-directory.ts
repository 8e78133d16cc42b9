import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where imported originals are, and in `variants` what was made of them. A database in memory keeps pictures in the temporary folder. */
export const imagesDirectory = (dataDirectory: string): string =>
  dataDirectory.startsWith('memory://') ? join(tmpdir(), 'vitrine-images') : join(dataDirectory, 'images')

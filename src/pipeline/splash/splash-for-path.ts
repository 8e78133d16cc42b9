import type { BlockNode } from '../../../schemas/page.ts'

/** The first splash window for a path: its `paths` name it, or its beginning with a star at the end (TRICKY-23). */
export const splashForPath = (blocks: readonly BlockNode[], path: string): BlockNode | undefined =>
  blocks.find(
    ({ type, props }) => type === 'splash-item' && Array.isArray(props['paths']) && props['paths'].some((one) => fits(String(one), path)),
  )

const fits = (wanted: string, path: string): boolean =>
  wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === (wanted.replace(/(?<=.)\/$/, '') || '/')

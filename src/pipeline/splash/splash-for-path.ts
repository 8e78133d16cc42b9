import type { BlockNode } from '../../../schemas/page.ts'

/** The first splash window for a path: its `paths` name it, or its beginning with a star at the end (TRICKY-23). */
export const splashForPath = (blocks: readonly BlockNode[], path: string): BlockNode | undefined =>
  blocks.find(
    ({ type, props }) => type === 'splash-item' && Array.isArray(props['paths']) && props['paths'].some((one) => fits(String(one), path)),
  )

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === (pattern.replace(/(?<=.)\/$/, '') || '/')

import type { Looks } from '../../themes/theme.ts'
import { useSite } from './site-context.tsx'
import { themeOf } from './theme-of.ts'

/** The form that the site's theme has chosen for a block; it is the block's `data-look`. */
export const useLook = <Part extends keyof Looks>(part: Part): Looks[Part] => themeOf(useSite().site).looks[part]

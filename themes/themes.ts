import { alder } from './alder/theme.ts'
import { briar } from './briar/theme.ts'
import type { Theme } from './theme.ts'

/** Every theme there is. The first is that of sites that name none. */
export const THEMES: readonly [Theme, ...Theme[]] = [alder, briar]

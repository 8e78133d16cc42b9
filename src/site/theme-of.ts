import type { Theme } from '../../themes/theme.ts'
import { THEMES } from '../../themes/themes.ts'
import type { SiteConfig } from './site-config.ts'

type Chosen = Pick<SiteConfig, 'theme'>

/** The theme of a site: what it names, else the first there is. Names are checked when sites are read (server/sites.ts). */
export const themeOf = ({ theme }: Chosen): Theme => THEMES.find(({ name }) => name === theme) ?? THEMES[0]

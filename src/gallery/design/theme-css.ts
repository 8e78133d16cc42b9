import shared from '../../../themes/base.scss?inline'

/** Each theme's own sheet by the address of its source. */
const OWN = import.meta.glob<string>('../../../themes/*/tokens.scss', { query: '?inline', import: 'default', eager: true })

/** Compiled rules that pages of a theme have: the page of the design reads the tokens from them, so that it cannot say what is not so. */
export const themeCss = (theme: string): string => `${shared}\n${OWN[`../../../themes/${theme}/tokens.scss`] ?? ''}`

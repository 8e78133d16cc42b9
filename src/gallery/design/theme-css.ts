import css from '../../../themes/base.scss?inline'

/** Compiled rules of every theme there is: the page of the design reads the tokens from them, so that it cannot say what is not so. */
export const themeCss: string = css

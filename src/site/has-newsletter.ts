import type { SiteConfig } from './site-config.ts'

/** Whether a site sends news at all. Where it does not, nobody is asked for an address that goes nowhere. */
export const hasNewsletter = ({ emailSignup }: Pick<SiteConfig, 'emailSignup'>): boolean => emailSignup.vendor !== undefined

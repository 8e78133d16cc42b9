import type { LinkProps } from '../schemas/generated/types.ts'

/** A link with nothing special to it, for fixtures of links and of the lists they are in. */
export const plainLink = (label: string, href: string): LinkProps => ({
  label,
  href,
  newWindow: false,
  htmlClass: '',
  isCustomLink: false,
  isPrivacyPolicy: false,
  clickEvent: '',
})

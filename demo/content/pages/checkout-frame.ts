import { link } from '../../../platform/seed/link.ts'
import { checkoutFrame } from '../../../platform/starter/checkout-frame.ts'
import { BRIAR_SITES } from '../clients.ts'
import { PRIVACY, TERMS } from './legal.ts'

const legalLinks = (prefix: string) => [
  link(`${prefix}checkout-footer-privacy`, PRIVACY, '/legal/privacy'),
  link(`${prefix}checkout-footer-terms`, TERMS, '/legal/terms'),
]

export const alderCheckoutFrame = checkoutFrame({ name: 'Alder', legal: '© {year} Alder', links: legalLinks('') })

export const briarCheckoutFrame = checkoutFrame({
  prefix: 'briar-',
  name: 'Briar',
  legal: '© {year} Briar',
  links: legalLinks('briar-'),
  sites: BRIAR_SITES,
})
